// @ts-check
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The text for a first visit, which the full site has and the other hasn't. */
export const firstVisit = {
  title: "New Here & Curious",
  description: "What a dog brings along, and what its human had better leave in the car for once.",
  heading: "What to bring",
};

const text = `---
title: ${firstVisit.title}
description: ${firstVisit.description}
lastModified: "2025-03-04"
---

## ${firstVisit.heading}

A leash, and the record of the vaccinations. We are {opening-hours}; call {phone} to say that you are late.

<BookLink>Book an Appointment</BookLink>
`;

/**
 * Adds the text for a first visit to a copy of the project.
 *
 * @param {string} folder the copy
 */
export const addFirstVisit = (folder) =>
  writeFileSync(join(folder, "content/pages/first-visit.mdx"), text);
