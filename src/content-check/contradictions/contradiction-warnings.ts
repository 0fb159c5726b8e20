import type { RawContent } from "../content";
import { warningAt, type Warning } from "../warning";
import { plural } from "../words";
import { showPlace, type Contradiction } from "./assertion";
import { findContradictions } from "./contradictions";
import { validRecords } from "./valid-records";

/** A contradiction in one sentence without line numbers, by which it is acknowledged. */
export const nameContradiction = ({ assertion, source }: Contradiction): string =>
  `${assertion.place.record.label} says ${assertion.value}, ${source.place.record.label} says ${source.value}`;

function describe(contradiction: Contradiction): Warning {
  const { assertion, source } = contradiction;
  const { record, path, line } = assertion.place;
  const message = [
    `${assertion.kind} (${source.subject}): ${assertion.value}`,
    `    disagrees  with ${showPlace(source.place)}: ${source.value}`,
    "    to fix     make the two agree; or, if both are meant, add this to data/acknowledged.json:",
    `               ${JSON.stringify({ warning: nameContradiction(contradiction), reason: "…" })}`,
  ].join("\n");
  const brief = `${assertion.value}, but ${source.value} in ${showPlace(source.place).split(" · ", 1)[0]}`;
  return { ...warningAt("contradiction", record, path, message), brief, ...(line && { line }) };
}

/** Contradictions that the owner hasn't acknowledged, and acknowledgements that no longer matter. */
export function contradictionWarnings(content: RawContent): Warning[] {
  const found = findContradictions(content);
  const acknowledged = validRecords(content, "acknowledgements");
  const isOf = (contradiction: Contradiction) => (warning: string) =>
    warning === nameContradiction(contradiction);
  const warnings = acknowledged.map(({ value }) => value.warning);
  const open = found.filter((one) => !warnings.some(isOf(one)));
  const idle = acknowledged.filter(({ value }) => !found.some((one) => isOf(one)(value.warning)));
  const settled = found.length - open.length;
  return [
    ...open.map(describe),
    ...idle.map(({ record }) =>
      warningAt("idle", record, ["warning"], "no contradiction has this name: delete the record"),
    ),
    ...(settled > 0
      ? [
          {
            topic: "acknowledged" as const,
            file: "data/acknowledged.json",
            message: `${plural(settled, "contradiction")} acknowledged`,
          },
        ]
      : []),
  ];
}
