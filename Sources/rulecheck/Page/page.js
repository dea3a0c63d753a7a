// Checks the form while one types, and writes its sentences anew when the language changes. Without this script, the
// buttons of the page do the same.
"use strict";

const form = document.getElementById("form");
const menu = document.getElementById("lang");
const filter = document.getElementById("filter");
const touched = new Set();
let newest = 0;

/** Asks the server; an answer that a later one has overtaken is dropped. */
async function ask(path, fields) {
  const number = ++newest;
  fields.set("lang", menu.value);
  try {
    const response = await fetch(path, { method: "POST", body: fields });
    if (response.ok && number === newest) show(await response.json());
  } catch {
    // The server has ended; what is on screen stays.
  }
}

function check() {
  const fields = new URLSearchParams({ live: "1" });
  for (const input of form.querySelectorAll(".field :is(input, select)")) fields.append(input.name, input.value);
  for (const name of touched) fields.append("touched", name);
  return ask("/validate", fields);
}

function fill(list, errors) {
  list.replaceChildren(...errors.map(error => {
    const item = document.createElement("li");
    item.className = error.severity;
    item.textContent = error.text;
    return item;
  }));
}

/** Writes a text in its language. */
function say(element, text) {
  element.textContent = text.text;
  element.lang = text.lang;
  element.dir = text.dir;
}

function show(screen) {
  for (const element of [document.documentElement, ...document.querySelectorAll("#summary, .errors")]) {
    element.lang = screen.lang;
    element.dir = screen.dir;
  }
  screen.fields.forEach((field, index) => {
    const input = document.getElementById("f" + index);
    if (!input || input.name !== field.name) return;
    const label = form.querySelector(`label[for="f${index}"]`);
    label.textContent = field.label;
    label.lang = field.lang;
    label.dir = field.dir;
    fill(document.getElementById("e" + index), field.errors);
    if (field.errors.some(error => error.severity === "error")) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  });
  fill(document.getElementById("others"), screen.others);
  const facts = document.getElementById("facts");
  facts.value = screen.facts;
  const summary = document.getElementById("summary");
  const text = screen.facts === "[]" ? "" : screen.summary;
  if (summary.textContent !== text) summary.textContent = text;
  if (screen.messages !== undefined) {
    document.getElementById("messages").value = screen.messages;
    say(document.querySelector("label[for=messages]"), screen.messagesTitle);
    say(document.getElementById("messages-hint"), screen.messagesHint);
    say(document.getElementById("rules-hint"), screen.rulesHint);
    for (const element of document.querySelectorAll("[data-word]")) {
      const word = screen.words[element.dataset.word];
      if (word) say(element, word);
    }
    document.querySelector("nav").ariaLabel = screen.words["page.pages"].text;
    document.title = screen.title + " · rulecheck";
    document.querySelector("#messages-mistake bdi").textContent = "";
    document.getElementById("messages").removeAttribute("aria-invalid");
  }
  for (const link of document.querySelectorAll("nav a")) link.search = "?lang=" + encodeURIComponent(screen.lang);
}

// Choosing a language is enough.
document.getElementById("switch").hidden = true;

if (form) {
  // What the server shows already has been checked.
  if (document.getElementById("facts").value.length > 2)
    for (const input of form.querySelectorAll(".field :is(input, select)")) touched.add(input.name);
  let timer;
  form.addEventListener("input", event => {
    if (!event.target.closest(".field")) return;
    touched.add(event.target.name);
    if (event.target.type === "text") event.target.dir = event.target.value ? "auto" : "";
    clearTimeout(timer);
    timer = setTimeout(check, 120);
  });
  menu.addEventListener("change", () => {
    clearTimeout(timer);
    ask("/sentences", new URLSearchParams({ facts: document.getElementById("facts").value }));
  });
}
if (filter) {
  filter.parentElement.hidden = false;
  const rows = [...document.querySelectorAll("#messages tr")];
  filter.addEventListener("input", () => {
    const wanted = filter.value.toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
}
if (!form) menu.addEventListener("change", () => menu.form.submit());
