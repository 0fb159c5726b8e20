// @ts-check
import { appendFileSync } from "node:fs";
import { join } from "node:path";

/** The post of the full site whose text ends with every mark of Markdown. The chat shows it, too. */
export const markedPost = "april-deshedding";

export const markedWords = {
  heading: "What each visit costs",
  oldPrice: "$65",
  wideTable: "Table: Visit, Short coat, Double coat, Curly coat, Minutes, Shampoo, After the bath",
  narrowTable: "Small",
  links: {
    "https://vets.example/deshedding_guide": "https://vets.example/deshedding_guide",
    "www.brushes.example": "https://www.brushes.example",
    "hello@brushes.example": "mailto:hello@brushes.example",
  },
  tasks: ["Shots up to date", "Leash"],
  bullets: ["Towel", "Brush"],
};

const { heading, oldPrice, tasks, bullets, links } = markedWords;
const [guide, brushes, mail] = Object.keys(links);

const markedText = `
## ${heading}

Bath and brush: ~~${oldPrice}~~ **$55**. See ${guide}, ${brushes} or ${mail}.

| Visit | Short coat | Double coat | Curly coat | Minutes | Shampoo | After the bath |
| :-- | --: | --: | --: | :-: | --- | --- |
| Bath | ${"{price.bath.small.short}"} | $45 | $48 | 60 | Oatmeal | Brush every second day for a week |
| Full groom | ~~$70~~ $65 | $75 | $78 | 120 | Oatmeal or tea tree | See ${guide} |

|  | Price |
| --- | --: |
| Small | $35 |
| Large | $60 |

- [x] ${tasks[0]}
- [ ] ${tasks[1]}

Bring:
- ${bullets[0]}
- ${bullets[1]}
`;

/** @param {string} folder a copy of the project */
export function addMarks(folder) {
  appendFileSync(join(folder, "content", "blog", markedPost, "index.mdx"), markedText);
}
