/** The house colours and the coat tones mixed from them; no picture uses any other. */
export const house = {
  paper: "#F7F2E6",
  card: "#FFFDF7",
  ink: "#1B2420",
  green: "#17463A",
  midGreen: "#4F7F6C",
  softGreen: "#A9C7B5",
  lightGreen: "#DCE8DC",
  orange: "#B8470B",
  midOrange: "#DB8A52",
  softOrange: "#EDBE97",
  lightOrange: "#F6DEC6",
  blue: "#34478F",
  midBlue: "#7C8CC4",
  softBlue: "#B4BFE0",
  lightBlue: "#DCE1F1",
  limestone: "#E9DFC9",
  deepLimestone: "#CFBF9F",
};

/** Coats run from `deep` (the engraver's shadow) through `base` to `light`. */
export const coats = {
  apricot: { deep: "#8F5524", dark: "#B97A3E", base: "#D9A264", light: "#EFC892" },
  gold: { deep: "#8C5A1F", dark: "#BC8238", base: "#DDA857", light: "#F2CF8E" },
  red: { deep: "#6B2F12", dark: "#964A1E", base: "#B9652E", light: "#DA925A" },
  fawn: { deep: "#9A5520", dark: "#C67C37", base: "#E2A057", light: "#F2C78C" },
  steel: { deep: "#222B30", dark: "#3A464E", base: "#55636C", light: "#8796A0" },
  grey: { deep: "#2B322F", dark: "#4A534F", base: "#6E7773", light: "#A3ABA5" },
  merle: { deep: "#3C474D", dark: "#6F7F88", base: "#9EACB4", light: "#C9D2D6" },
  black: { deep: "#10161A", dark: "#1F282B", base: "#2E3A3C", light: "#566462" },
  silver: { deep: "#7C8580", dark: "#A9B0A9", base: "#D5D7CD", light: "#F1F0E7" },
  white: { deep: "#97998A", dark: "#C9C7B5", base: "#F3EEDF", light: "#FFFDF7" },
  sand: { deep: "#7D6238", dark: "#A88A58", base: "#CFB384", light: "#EAD7B2" },
  skin: { deep: "#6B2A2A", dark: "#A8504A", base: "#D98880", light: "#EDB3A8" },
};
