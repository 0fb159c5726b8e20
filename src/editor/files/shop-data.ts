import { collections } from "../../content/model/collections";
import type { ClosedOnce } from "../../content/model/entities/hours-schema";
import { buildFacts, factSourceNames, type FactSources } from "../../content/model/facts";
import type { Notice } from "../../lib/notice";
import { fileFormat } from "./file-formats";
import { readKnownTexts, type Texts } from "./known-texts";

interface ShopData extends FactSources {
  closedOnce: ClosedOnce[];
  notices: Notice[];
}

const names = [...factSourceNames, "closedOnce", "notices"] as const;

function toState(texts: Texts) {
  const records = names.flatMap((name): [string, unknown][] => {
    const text = texts.get(collections[name].source);
    return text === undefined ? [] : [[name, fileFormat(name).fromFile(text)]];
  });
  const data = Object.fromEntries(records) as Partial<ShopData>;
  return { data, facts: buildFacts(data) };
}

let state = toState(new Map());

export const shopData = () => state.data;

export const currentFacts = () => state.facts;

export function updateShopData(texts: Texts): void {
  try {
    state = toState(texts);
  } catch {
    return;
  }
}

/** Reads the data now, and again when the owner opens another list or form. */
export async function watchShopData(): Promise<void> {
  const update = async () => {
    const known = await readKnownTexts().catch(() => undefined);
    if (known) updateShopData(known.texts);
  };
  addEventListener("hashchange", () => void update());
  await update();
}
