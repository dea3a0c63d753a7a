"""Words of several languages, and texts of an exact number of grapheme clusters made of them."""
import unicodedata

WORDS = {
    "ar": "مرحبا صديق قهوة كتاب برمجة سفر عائلة صورة مدينة تعليم لغة عربية رياضة علم مُهَنْدِس طالبة سُلَيْمان شارع حديقة".split(),
    "zh": "你好 朋友 咖啡 音乐 家庭 旅行 摄影 编程 学习 工程师 老师 学生 城市 运动 科学 设计 读书 写作 花园 北京市 朝阳区".split(),
    "pt": "olá amigos café música família viagem fotografia coração ação educação língua português são avô mãe irmã você também amanhã praça".split(),
    "ru": "привет друг кофе книга музыка семья город школа язык работа дорога ёлка чай йогурт улица площадь съезд учитель наука".split(),
    "hi": "काम की नाम दिन रात सुबह शाम गाना पानी खाना मेरा तेरा जीवन सागर नदी कमल".split(),
    "th": "ไทย กาแฟ บ้าน รถไฟ เมือง ถนน ครู เพลง อาหาร ดอกไม้ หนังสือ น้า ที่นี่ สวย ใหม่".split(),
    "en": "hello from the team small things coffee music travel photos family code reading books running design street park avenue".split(),
    "ko": "안녕 친구 커피 음악 가족 여행 사진 학교 도시 언어 과학 책 공원 거리 한국어".split(),
    "ja": "こんにちは 友達 コーヒー 音楽 家族 旅行 写真 学校 都市 言葉 カメラ りんご ひらがな 東京".split(),
    "el": "καλημέρα φίλος καφές μουσική οικογένεια ταξίδι πόλη σχολείο γλώσσα βιβλίο δρόμος ήλιος".split(),
    "he": "שלום חבר קפה ספר מוזיקה משפחה עיר לימוד שפה מדע רחוב גן ילדים".split(),
}
WORDS = {language: [unicodedata.normalize("NFC", word) for word in words] for language, words in WORDS.items()}

FIRST_NAMES = {
    "ar": "محمد أحمد فاطمة عائشة يوسف مريم خالد ليلى عبدالله زينب إبراهيم نورة هُدى طارق رَنا".split(),
    "zh": list("王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗"),
    "pt": "João Maria José Ana Antônio Francisca Luís Conceição Inês Tomás Gonçalo Lúcia Sebastião Érica Íris Ângela".split(),
    "ru": "Иван Мария Алексей Ольга Дмитрий Анна Сергей Наталья Андрей Елена Михаил Татьяна Фёдор Юлия".split(),
    "hi": "राम सीता मोहन राधा विजय सुनीता अनिल गीता कमल मीना".split(),
    "th": "สมชาย สมหญิง มานี ปิติ ชูใจ วีระ ดวงใจ สุดา อารี".split(),
    "en": "James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara".split(),
}
LAST_NAMES = {
    "ar": "العلي الحسن المصري الشامي القاسمي البغدادي الهاشمي النجار الحداد الخطيب السيّد التميمي".split(),
    "zh": "伟 芳 娜 敏 静 秀英 丽 强 磊 建华 文宇 浩然 梓涵 欣怡 晓明".split(),
    "pt": "Silva Santos Oliveira Souza Araújo Gonçalves Magalhães Simões Guimarães Leitão Brandão Falcão Peçanha".split(),
    "ru": "Иванов Петрова Сидоров Кузнецова Смирнов Попова Соколов Лебедева Новиков Королёв".split(),
    "hi": "कुमार देवी सिह गुपता मेहता पटेल यादव".split(),
    "th": "ใจดี มีสุข แสงทอง รักไทย บุญมา ทองดี".split(),
    "en": "Smith Johnson Williams Brown Jones Garcia Miller Davis Wilson Anderson O’Neill".split(),
}
EMOJI = ["😀", "🎉", "🚀", "❤️", "👍", "👍🏽", "👩🏿‍🚒", "👨‍👩‍👧‍👦", "👩‍❤️‍💋‍👨", "🏳️‍🌈", "👩🏽‍💻", "🧑‍🚀", "✍️", "🙏🏼"]
LANGUAGES = list(FIRST_NAMES)
NO_SPACES = {"zh", "ja", "th"}


def clusters(text):
    """The grapheme clusters of the alphabets used here: a base and the marks, joiners and modifiers after it."""
    count, joined = 0, False
    for character in text:
        code = ord(character)
        if code in (0x200D, 0xFE0F) or 0x1F3FB <= code <= 0x1F3FF or unicodedata.category(character)[0] == "M":
            joined = code == 0x200D
            continue
        if not joined:
            count += 1
        joined = False
    return count


class Writer:
    """Makes texts by a source of random numbers."""

    def __init__(self, random):
        self.random = random

    def pick(self, items):
        return items[self.random.randrange(len(items))]

    def chance(self, share):
        return self.random.random() < share

    def digits(self, count):
        return "".join(self.pick("0123456789") for _ in range(count))

    def letters(self, low, high, alphabet="abcdefghijklmnopqrstuvwxyz"):
        return "".join(self.pick(alphabet) for _ in range(self.random.randrange(low, high + 1)))

    def name(self, language):
        gap = "" if language == "zh" else " "
        return self.pick(FIRST_NAMES[language]) + gap + self.pick(LAST_NAMES[language])

    def sentence(self, language, length, emoji=0.0):
        """A text of exactly `length` clusters, without white space at its ends and without two spaces in a row."""
        words, gap = WORDS[language], "" if language in NO_SPACES else " "
        parts, count = [], 0
        while count < length:
            word = self.pick(EMOJI) if self.chance(emoji) else self.pick(words)
            size = clusters(word)
            if count + size > length or count + size == length - 1 and gap:
                parts.append("x" * (length - count))
                break
            parts.append(word)
            count += size
            if count < length and gap:
                parts.append(gap)
                count += 1
        return "".join(parts)
