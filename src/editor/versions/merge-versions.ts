type Fields = Record<string, unknown>;

/** A step of a path: a field's name or a list item. */
export type Step = string | { item: unknown };

/** A value that differs between versions; `undefined` in a version without it. */
export interface Difference {
  path: Step[];
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** The result of merging two versions with a common base. */
export interface Merge {
  /** Both changes; mine where both changed the same value. */
  merged: unknown;
  /** What only the others changed. */
  theirs: Difference[];
  /** Values that both changed differently. */
  conflicts: Difference[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal, regardless of the order of fields. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isFields(one) || !isFields(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isEqual(one[name], other[name]));
}

type Identify = (item: unknown) => unknown;

const byField =
  (name: string): Identify =>
  (item) =>
    isFields(item) ? item[name] : undefined;

/** Ways to identify list items, best first: texts by value, records by a field. */
const identities: Identify[] = [
  (item) => item,
  ...["id", "slug", "day", "date", "size", "name", "title", "label", "city", "href", "from"].map(
    byField,
  ),
];

const isKey = (value: unknown): boolean =>
  (typeof value === "string" && value !== "") || typeof value === "number";

/** The first identity that works for all versions of a list, if any. */
const findIdentity = (mine: unknown[], others: unknown[][]): Identify | undefined =>
  identities.find((idOf) => {
    const areKeys = (ids: unknown[]) => ids.every(isKey) && new Set(ids).size === ids.length;
    // My new records have no id yet.
    const mineIds = mine.map(idOf).filter((id) => id !== undefined);
    return areKeys(mineIds) && others.every((list) => areKeys(list.map(idOf)));
  });

/** All ids of two lists: the first list in its order, the others after the id that they follow. */
function weave(first: unknown[], second: unknown[]): unknown[] {
  const all = [...first];
  second.forEach((id, index) => {
    if (!all.includes(id)) all.splice(index === 0 ? 0 : all.indexOf(second[index - 1]) + 1, 0, id);
  });
  return all;
}

/** Merges two versions with a common base. */
export function mergeVersions(base: unknown, mine: unknown, theirs: unknown): Merge {
  const found: Pick<Merge, "theirs" | "conflicts"> = { theirs: [], conflicts: [] };

  function mergeValue(path: Step[], b: unknown, m: unknown, t: unknown): unknown {
    if (isEqual(m, t) || isEqual(b, t)) return m;
    if (isFields(m) && isFields(t)) return mergeFields(path, isFields(b) ? b : {}, m, t);
    if (Array.isArray(b) && Array.isArray(m) && Array.isArray(t)) {
      const idOf = findIdentity(m, [b, t]);
      if (idOf) return mergeLists(path, idOf, [b, m, t]);
    }
    const isTheirs = isEqual(b, m);
    found[isTheirs ? "theirs" : "conflicts"].push({ path, base: b, mine: m, theirs: t });
    return isTheirs ? t : m;
  }

  function mergeFields(path: Step[], b: Fields, m: Fields, t: Fields): Fields {
    const names = weave(Object.keys(m), Object.keys(t)) as string[];
    const fields = names.map((name) => [
      name,
      mergeValue([...path, name], b[name], m[name], t[name]),
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Fields;
  }

  function mergeLists(
    path: Step[],
    idOf: Identify,
    [b, m, t]: [unknown[], unknown[], unknown[]],
  ): unknown[] {
    // A new item without an id is its own key.
    const toMap = (list: unknown[]) => new Map(list.map((item) => [idOf(item) ?? item, item]));
    const [inBase, inMine, inTheirs] = [toMap(b), toMap(m), toMap(t)];
    const ids = [inBase, inMine, inTheirs].map((map) => [...map.keys()]);
    const [baseIds = [], mineIds = [], theirIds = []] = ids;
    const kept = baseIds.filter((id) => inMine.has(id));
    const isReordered = !isEqual(
      kept,
      mineIds.filter((id) => inBase.has(id)),
    );
    const order = isReordered ? weave(mineIds, theirIds) : weave(theirIds, mineIds);
    return order
      .map((id) => {
        const versions = [inBase.get(id), inMine.get(id), inTheirs.get(id)] as const;
        const item = versions[1] ?? versions[2] ?? versions[0];
        return mergeValue([...path, { item }], ...versions);
      })
      .filter((item) => item !== undefined);
  }

  return { merged: mergeValue([], base, mine, theirs), ...found };
}
