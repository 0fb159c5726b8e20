import { terminalDialogue } from "../terminal-dialogue";

void terminalDialogue
  .askText("text? ")
  .then((text) => console.log(`came ${JSON.stringify(text)}!`));
