// What the page adds to a message that is read out: it is said in the message's language, as no voice changes in mid-sentence.

const WAYS = ["↖", "↑", "↗", "←", "→", "↙", "↓", "↘"];
const ways = (...names) => Object.fromEntries(WAYS.map((arrow, at) => [arrow, names[at]]));

const SPOKEN = {
  en: {
    choices: (labels, more) => `Choices: ${labels.join(", ")}${more > 0 ? `, and ${more} more` : ""}`,
    down: "down: ",
    outOf: "$1 of $2",
    pictureShows: (alt) => `Picture: ${alt}`,
    points: (count) => (count === 1 ? "1 point" : `${count} points`),
    saidPrivately: "This is for you alone.",
    ways: ways("north-west", "north", "north-east", "west", "east", "south-west", "south", "south-east"),
  },
  de: {
    choices: (labels, more) => `Zur Wahl: ${labels.join(", ")}${more > 0 ? ` und ${more} weitere` : ""}`,
    down: "am Boden: ",
    outOf: "$1 von $2",
    pictureShows: (alt) => `Bild: ${alt}`,
    points: (count) => (count === 1 ? "1 Punkt" : `${count} Punkte`),
    saidPrivately: "Das ist für dich allein.",
    ways: ways("Nordwesten", "Norden", "Nordosten", "Westen", "Osten", "Südwesten", "Süden", "Südosten"),
  },
  es: {
    choices: (labels, more) => `Opciones: ${labels.join(", ")}${more > 0 ? ` y ${more} más` : ""}`,
    down: "fuera de combate: ",
    outOf: "$1 de $2",
    pictureShows: (alt) => `Imagen: ${alt}`,
    points: (count) => (count === 1 ? "1 punto" : `${count} puntos`),
    saidPrivately: "Esto es solo para ti.",
    ways: ways("noroeste", "norte", "noreste", "oeste", "este", "suroeste", "sur", "sureste"),
  },
};

/** The words for a message in this language; English ones where the page knows it not. */
export const spokenWords = (language) => SPOKEN[language] ?? SPOKEN.en;
