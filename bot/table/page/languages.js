// In which language something is written: Discord's messages do not say, so their words are counted.

/** The language of the page's own words, and of commands that are said in no other. */
export const OWN = "en";
const WORDS = {
  en: "the and of is it to you for that this with or at not are can from by there your be have has nothing each nobody turn cannot choose time they do does what needs where which into",
  de: "der das und ist ein eine einen einem einer nicht mit du den dem von zu für auf noch sie ich hier sind oder kann wie alle mehr nichts nach wer keine kein sich aus nur wird wenn im ihr zug braucht gibt dein deine bei zum zur vor",
  es: "el la los las de del que y en un una con por para se es su al lo más aquí hay qué está tiene puede cada nadie nada quién sin tu tus partida turno hasta o falta necesita hace son",
};
const LETTERS = { de: /[äöüß]/, es: /[ñ¿¡]/ };
const LANGUAGE_OF = new Map(Object.entries(WORDS).flatMap(([language, words]) => words.split(" ").map((word) => [word, language])));

/** The language of a locale such as `es-419`. */
export const languageOf = (locale) => locale.split("-")[0];

/** The language that most frequent words of a text belong to; `usual` where they leave it open. */
export function guessed(text, usual) {
  const counts = { [usual]: 0.5 };
  const count = (language, by = 1) => (counts[language] = (counts[language] ?? 0) + by);
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}¿¡]+/gu)) {
    const bare = word.replace(/[¿¡]/g, "");
    if (LANGUAGE_OF.has(bare)) count(LANGUAGE_OF.get(bare));
    else for (const [language, letters] of Object.entries(LETTERS)) if (letters.test(word)) count(language);
  }
  return Object.entries(counts).sort(([, a], [, b]) => b - a)[0][0];
}
