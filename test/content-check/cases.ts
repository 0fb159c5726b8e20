import { readFileSync } from "node:fs";

type Verdict = "ok" | "warning" | "error";

/** Changes of the fixture site with one verdict. Each value, text or source is a case. */
export interface Cases {
  file: string;
  verdict: Verdict;
  /** A field of JSON, like `address.street` or `0.id`, or of front matter. Default: the whole JSON. */
  field?: string;
  /** In front matter, YAML. An object changes only the fields in it; `undefined` removes a field. */
  values?: unknown[];
  /** Texts below the front matter. */
  texts?: string[];
  /** Whole files. */
  sources?: string[];
}

const page = "content/pages/terms.mdx";
const post = "content/blog/teeth/index.mdx";

/** The page's front matter. */
const fields = readFileSync(`test/content-check/fixture/${page}`, "utf8").split("---\n")[1] ?? "";

const eachFile = (verdict: Verdict, source: string, files: string[]): Cases[] =>
  files.map((file) => ({ file, verdict, sources: [source] }));

const login = "https://shop@evil.example/";
const vacation = { name: "Vacation", date: "December 20, 2026", until: "January 2, 2027" };
const trip = { name: "Trip", date: "December 18, 2026" };
const short = { date: "2025-06-01", hours: "10:00 am to 2:00 pm" };
const notice = {
  text: "Closing at 2 today, ice storm. Call {phone}.",
  kind: "closed",
  from: "2025-06-01T09:00",
  until: "2025-06-01T18:00",
};

/** This table is the test of the check. */
// prettier-ignore
export const cases: Cases[] = [
  { file: page, verdict: "error", texts: [
    "One.\n\n<!-- later -->", "Be {kind to dogs}.", "One.\n\n[Update]: /faq/", "<Callout title>Our terms.</Callout>", "", "{/* later */}",
    "<p>&#8203;</p>", "***", "2019. Opened\n2024. Moved", "3. Wash\n2. Dry\n1. Brush", "- Bath\n  1. Wash\n  3. Dry", ">5 lbs is big",
    "Dogs\n>$50 more", "| a |\n|---|\n| 1 | 2 |", "[^1]: Tax", "![A pink towel](towel.JPG)", "Our terms.\n\n##\n\nMore.",
    "Our terms [](/services/).", "Bath[^a] and trim.\n\n[^a]: With shampoo", "```js The best\ncode\n```",
    "One.\n\n=======\n\nTwo.\n\n>>>>>>> theirs", "One.\n  <<<<<<< HEAD", "||||||| base\r\nOne.", "Prices\n=======", "```\n>>>>>>>\n```",
    "Call \\{Phone} now", "Call \\{ phone } now", '[FAQ](/faq/ "Or {phone}")', 'Our [FAQ][1].\n\n[1]: /faq/ "Or {phone}"',
    '<abbr title="{phone}">Us</abbr>', "Our {constructor}.", 'Call <Fact name="phone" />.', "[FAQ][1]\n\n[1]: /faq/\n[//]: # (later)",
    '<Callout title="Call {phone}">\n\nDo.\n\n</Callout>', "\uf0b7\tTowel\n\uf0b7 Brush\n\n\uf0a7\ta", "a<br>b<BR >c `<br>`<br />\\<br>",
    "See <https://a.example/b>, <www.a.example> or <mailto:me@a.example>.",
    "See [this](https://shop@evil.example/).", 'See <a href="https://shop@evil.example/">this</a>.', "![A towel](https://shop@evil.example/)",
    "[x](mailto:a@shop.com?bcc=b@evil.example)", "[x](tel:*21*5125550199#)",
    'See [this][a] and [that][a].\n\n[a]: https://shop@evil.example/ "Title"',
    '<Callout title="A">\n\n- [this](https://shop@evil.example/)\n\n</Callout>',
    "Our [prices](/servces/).", "Our [questions](/FAQ).", '<a href="/servces/">Prices</a>', '<code id="reviews">a</code>',
    '<a name="reach-us">a</a>', '<b id="">a</b>', '<b id="nails">a</b> <b id="nails">b</b>', "Our [prices](services).",
    "Dogs <14 lbs.", "Our <b>terms.", "import taxes are ours.", "<Calout>Our terms.</Calout>", "Call {phone", '<img src="a.jpg">',
  ] },
  { file: page, verdict: "ok", texts: [
    "Prices\n======", "Prices\n========", "One ======= two", "> > One",
    "Call {phone } now", "Bake \\{Flour} and \\{phone}", "Our &#8238;terms.", "5 < 10",
    '<Callout title="a > b { c">\n\nOne.\n\n- Two.\n\n</Callout>', "{phone}", "<details open><summary>A</summary>B</details>", "##2 steps",
    "| a |\n|---|\n| 1 |\nCall us.", "**Tip:** Brush *first*, _now_ ~~later~~ and `**code**` {phone}", "5 * 3 * 2, 2**3 and 10% * 2",
    "#FarmRoadDogs", "[sic] and [Name], “[He] sat (and stayed)”", "| a | b |\n|---|---|\n| 1 \\| 2 | 3 |", "\\>5 lbs",
    "1. One\n1. Two\n1. Three", "2. One\n\n   Two\n\n3. Three", "```\n**a**b\n```", "<b>**a**</b> b", "“**Tip:**” — **now**, (**then**)",
    "*Pre*-wash, <b>Self</b>-service, [sic] (or not)",
    "-5 degrees, 1.5 hours, *with a note, a_b_c, 10:30:00, “a: b: c” and A/B (see [FAQ](/faq/))",
    "One.\n\n[Update on Friday]: we are closed", '[Prices](/services/ "All of them")', '<abbr title="Shih Tzu">ST</abbr>',
    "https://www.shop.com/a?b=c&d=e", "AT&amp;T &#169; caf&eacute; \\*so\\* a\\\nb  \nc", "- [x] Done\n- [ ] Open",
    "| a | b |\n|:--|--:|\n| **1** | `2` |", "0. Zero\n1. One", "5\\. Five", '<ol start="3"><li>Three</li></ol>', "A {/* note */} b.",
    '<Callout title="A tip">One.</Callout>\n\n<BookLink>Book</BookLink>', "[x](mailto:hello@shop.com)", "[x](tel:+15125550142)",
    "See [costs](/faq/#costs).", "See [this](/services/).", "See [this](/services/#estimate).", "See [this](/).", "See [this](/to14/).",
    "See [this](/blog/teeth/).", "See [this](/blog/tag/teeth/).", "See [this](/rss.xml).", "See [this](/img-cache/doodle-lg.webp).",
    "See [this](/faq/#cost).", "See [this](/locations/#kyle).", "See [this](#contents).", "See [this](/blog/teeth/#newsletter).",
    "See [this](/contact/?about=bath).", "See [this](https://www.shaggy.com/services/#estimate).",
    "See [this](https://www.shaggy.com.elsewhere.com/servces/).", '<b id="nails">a</b> [b](#nails)',
    "## Chat\n\nSee [there](#chat) or [there](#section-chat).", "## Our *prices*\n\n[There](#our-prices)",
    "<h2>Nails</h2>\n\n[There](#nails)",
    "`{a} <3 </b>` and ``<b>`` and\n\n```\n<3 {x}\n## no\n```\n\n~~~\n<b>\n~~~", "{/* {a} <3 */}\n\nOur {/* <b> */} terms.",
    "Our\nimport is this.",
  ] },
  { file: page, field: "title", verdict: "error", values: [
    "Terms\n=======", '"A\\n=======\\nB"', "Our #1 tip", "*bow*", "&more dogs", "!important news", "&a Mud\nauthor: *a",
    "Mud: five tips", "'it''s''", "2026-05-01", "24:7", "012", "1e3", "~", "true", "Mud\ntitle: Rain",
  ] },
  { file: page, verdict: "warning", texts: [
    "Prices may change.[^1]", "**Tip:**Brush first.", "See [x] (/services/).", "#Title", "And **bold **text.", "**Tip: brush",
    "~~$65 ~~now", "[the map](https://maps.example/a b)", "| a | b |\n| 1 | 2 |", "| a | b |\n|---|\n| 1 | 2 |", "prices](/services/)",
    "[ ] Leash", "- [] Leash", "Tom &amp;amp; Ann, R&nbsp D", "\\*\\*a\\*\\*b \\[x](y z) \\#Title \\~~a", "This is ** very ** important.",
    "And * this * or _this _ too.", "A ** very [big](/faq/) dog **.", "Our ==new== shampoo, ==", "-Wash\n-Dry\n-Brush", "1.Wash\n2.Dry",
    "*Wash\n*Dry", "A happy :dog:", "See (our prices)[/services/].", "See (the map)[https://maps.example.com].", "One `price",
    "[x](tel:512-555-0142)", "Write to hi@shaggy.example.", "\\{a\\} \\<3 \\[a](b c)",
  ] },
  { file: page, field: "sample", verdict: "warning", values: ["true"] },
  { file: page, field: "lastModified", verdict: "error", values: ["2/29/2025"] },
  { file: page, verdict: "error", sources: [
    "", "Our terms.", "A text.\n\n---\n", "---\nOur terms\n---\n", "---\ntitle: Mud\n...\n\nA text.", "---\ntitle: Mud\n",
    "---\rtitle: Mud\r---\r", `---js\n${fields}---\n\nA text.\n\n---\n\nMore.\n`, `---\n${fields}----\n\nA text.\n\n---\n\nMore.\n`,
    `\n---\n${fields}---\n\nOur terms.\n`, `---\nMud\n${fields.replace(/title: .*\n/, "")}---\n\nOur terms.\n`,
  ] },
  { file: page, verdict: "ok", sources: [
    `\ufeff---\n${fields}---\n\nOur terms.\n`.replaceAll("\n", "\r\n"), `---\n${fields}---\n\nOur terms.`,
    `---\n# the heading\n${fields}---\n\nOur terms.\n`,
  ] },
  { file: page, field: "description", verdict: "ok", values: ["'it'''"] },
  { file: page, field: "description", verdict: "error", values: ["'it''"] },
  { file: page, field: "title", verdict: "ok", values: ['"24:7"'] },
  { file: page, field: "lastModified", verdict: "ok", values: ['"2025-05-02"'] },
  { file: post, verdict: "error", texts: [
    "![A pink towel](coverr.jpg)", "![A pink towel](../ears/cover.jpg)", "![](cover.jpg)", "Our ![A pink towel](cover.jpg) is dry.",
    "![A pink towel][t]\n\n[t]: https://towels.com/t.jpg", '![A towel for {name}](cover.jpg "From {price.fff}")',
    '<BeforeAfter before="cover.jpg" beforeAlt="A pink towel" />', '<BeforeAfter before="cover.jpg" beforeAlt="dog" after="cover.jpg" />',
    "A bath is {price.bath}.\n\n<Callout>Call us.</Callout>", "A bath is {phon}.\n\n<Callout>Call us.</Callout>",
  ] },
  { file: post, verdict: "warning", texts: ["![A pink towel](Towel 1.JPG)"] },
  { file: post, verdict: "ok", texts: ['![A pink towel](cover.jpg "On a Tuesday")'] },
  { file: post, field: "tags", verdict: "error", values: ['["C++", "c#"]'] },
  { file: post, field: "draft", verdict: "error", values: ["true"] },
  { file: post, field: "lastModified", verdict: "error", values: ["May", "2025-04-02"] },
  { file: post, field: "preview", verdict: "warning", values: [
    '"Why we **always** clean the teeth of dogs, and how often a dog needs it done."',
  ] },
  { file: post, field: "image", verdict: "error", values: ["https://photos.example/photo"] },
  { file: post, field: "imageAlt", verdict: "error", values: ['"{phone}, which shows its teeth"'] },
  { file: "data/chat-categories.json", field: "2.id", verdict: "error", values: ["book-now"] },
  { file: "data/chat-categories.json", field: "0.id", verdict: "error", values: ["pricng"] },
  { file: "data/chat-categories.json", field: "5.answer", verdict: "error", values: [undefined] },
  { file: "data/chat-services.json", field: "0.article", verdict: "error", values: ["nail-care"] },
  { file: "data/closed-days.json", verdict: "error", values: [{ name: "Christmas Day", date: "December 25" }] },
  { file: "data/closed-once.json", verdict: "ok", values: [
    [vacation], [vacation, { ...trip, until: "December 19, 2026" }], [{ name: "Vacation", date: "June 1, 2025" }],
  ] },
  { file: "data/closed-once.json", verdict: "error", values: [
    [{ ...vacation, until: "January 2, 2026" }], [{ ...vacation, until: "January 2, 2036" }], [{ ...vacation, until: "1/2/2027" }],
    [vacation, { ...trip, until: "December 20, 2026" }],
  ] },
  { file: "data/closed-once.json", verdict: "warning", values: [[{ name: "Vacation", date: "May 31, 2025" }]] },
  { file: "data/coat-types.json", field: "2", verdict: "warning", values: [{ id: "curly", label: "Curly", description: "Poodles" }] },
  { file: "data/dog-sizes.json", verdict: "error", values: [[]] },
  { file: "data/coat-types.json", verdict: "error", values: [
    [], Array.from("abcdefg", (id) => ({ id, label: id, description: "Poodles" })),
  ] },
  { file: "data/dog-sizes.json", field: "0.range", verdict: "error", values: ["14-0 lbs"] },
  { file: "data/dog-sizes.json", field: "0.range", verdict: "warning", values: ["0-15 lbs", "0-13 lbs", "20+ lbs"] },
  { file: "data/facts.json", field: "0.id", verdict: "error", values: ["phone", "spring-offer"] },
  { file: "data/faq.json", field: "0.answer", verdict: "error", values: [
    "Call {Phone}", "Call {phone }", "One.\n=======\nTwo.", "One.\r\n  >>>>>>> theirs\r\nTwo.", "From {price.bath.smal.short}.",
  ] },
  { file: "data/faq.json", field: "0.question", verdict: "error", values: ["What is {phone }?"] },
  { file: "data/faq.json", field: "0.answer", verdict: "ok", values: ["Under <14 lbs, I <3 dogs <- here"] },
  { file: "data/faq.json", field: "0.sample", verdict: "warning", values: [["answer"]] },
  { file: "data/faq.json", field: "0.id", verdict: "error", values: ["newsletter"] },
  { file: "data/faq.json", field: "0.answer", verdict: "warning", values: [
    "See [our prices](/services/) first.", "**Call us** first.", "[sic] (/services/)", "## Prices",
    "<b>Call</b> us.", "Call<br>us.", "Call <BR/> us.", '<a href="/faq/">Call</a>', "See <https://a.example>.", "A <img src=x>",
  ] },
  { file: "data/faq.json", verdict: "error", sources: [""] },
  { file: "data/gallery.json", field: "0", verdict: "error", values: [{ alt: undefined, atl: "A doodle after a bath" }] },
  { file: "data/gallery.json", field: "0.alt", verdict: "error", values: [""] },
  { file: "data/gallery.json", field: "0.sample", verdict: "warning", values: [true] },
  { file: "data/gallery.json", field: "1.name", verdict: "error", values: ["poodle"] },
  { file: "data/home.json", field: "hero.welcome", verdict: "error", values: ["Welcome to {name."] },
  { file: "data/hours.json", field: "1.day", verdict: "error", values: ["Teusday", "Monday"] },
  { file: "data/hours.json", field: "0.day", verdict: "error", values: ["\u041conday", "Monday\u00a0"] },
  { file: "data/hours.json", field: "0.hours", verdict: "ok", values: ["12:00 pm to 5:00 pm"] },
  { file: "data/locations.json", field: "1", verdict: "error", values: [
    { city: "KYLE!", introduction: "Near.", neighborhoods: [{ name: "A", minutes: 5 }], reasons: ["Near"] },
  ] },
  { file: "data/locations.json", verdict: "ok", sources: ["[]"] },
  { file: "data/navigation.json", field: "header.0.href", verdict: "error", values: ["FQA"] },
  { file: "data/notice.json", verdict: "error", values: [
    [{ ...notice, until: "2025-06-01T08:00", changedHours: [short] }], [{ ...notice, until: "2025-06-01T18:00Z", changedHours: [short] }],
    [{ ...notice, changedHours: [short, { date: "2025-06-01", hours: "Closed" }, { date: "2025-06-02", hours: "Closed" }] }],
    [{ ...notice, changedHours: [short] }, { ...notice, from: "2025-06-01T10:00", changedHours: [short] }],
  ] },
  { file: "data/notice.json", verdict: "ok", values: [[{ ...notice, changedHours: [short] }], [notice], [{ ...notice, kind: "late" }]] },
  { file: "data/packages.json", field: "0.href", verdict: "error", values: ["vbscript:x", "boking"] },
  { file: "data/packages.json", field: "0.href", verdict: "warning", values: ["https://shop.com:8443/book?with=a@b.example"] },
  { file: "data/packages.json", field: "0.href", verdict: "ok", values: ["/services/"] },
  { file: "data/packages.json", field: "0.price.starting", verdict: "error", values: [0] },
  { file: "data/packages.json", field: "0.price.addons", verdict: "error", values: [20] },
  { file: "data/price-lists.json", field: "0.items.0", verdict: "error", values: ["pedicure"] },
  { file: "data/prices.json", field: "0.sizes", verdict: "error", values: [[{ size: "small", short: 35, long: 39 }]] },
  { file: "data/prices.json", field: "1.sizes", verdict: "error", values: [[]] },
  { file: "data/prices.json", field: "0.sizes.1.size", verdict: "error", values: ["small", "larg"] },
  { file: "data/prices.json", field: "0.sizes.1.long", verdict: "error", values: [43.125] },
  { file: "data/prices.json", field: "0.sizes.0.double", verdict: "error", values: [41] },
  { file: "data/promotions.json", verdict: "warning", values: [
    [{ id: "spring", title: "Spring", description: "Less.", terms: "One.", validUntil: "2025-05-31" }],
  ] },
  { file: "data/promotions.json", verdict: "error", sources: ["["] },
  { file: "data/promotions.json", verdict: "ok", sources: ["\ufeff[]"] },
  { file: "data/reviews.json", field: "1.image", verdict: "error", values: [login] },
  { file: "data/reviews.json", field: "0.source", verdict: "error", values: [{ name: "Yelp", url: login }] },
  { file: "data/reviews.json", field: "0.text", verdict: "error", values: [
    "a\u0007b", "a\u202eb",
    "(Translated by Google) Good shop. (Original) Buena tienda.", "Good shop. (Translated by Google) Buena tienda.",
    "a\ud83d b", "a\udb40\udc41b", "caf\ufffd", "See \ufffc", "\uf0b7 Towel", "\u200b \u00ad",
  ] },
  { file: "data/reviews.json", field: "1.id", verdict: "error", values: [2147483648, 1] },
  { file: "data/reviews.json", field: "1.source", verdict: "error", values: [{ name: "google" }, { name: "Yelp", stars: 6 }] },
  { file: "data/reviews.json", field: "0.text", verdict: "ok", values: [
    "My dog **smells** of flowers.",
    "José Núñez, Zoë, Łukasz, İpek, Ágnes, Ælfred, Đặng Ân, MANHÃ, IRMÃ, Ângela, Âu Cơ", "Nguye\u0302\u0303n Thi\u0323 A\u0301nh",
    "דנה לוי, محمد علي, می\u200cخواهم, दिव्या, \u738b\u5c0f\u660e, \uae40\ubbfc\uc900",
    "👩\u200d🚒 👨\u200d👩\u200d👧\u200d👦 \u2764\ufe0f\u200d🔥 👩🏽\u200d🦰 🏳\ufe0f\u200d🌈 🏴\udb40\udc67\udb40\udc62\udb40\udc65\udb40\udc6e\udb40\udc67\udb40\udc7f 1\ufe0f\u20e3 🇺🇸 \u2605\u2606",
    "“Best groomer” – \u2018really’ – it’s true… ½ price • 20 °F ×2 © ® \u2122 \u20ac £ ¿Qué? \u00a1Sí! «très»",
    "pâte, château, théâtre “â la carte”, forêt, ðe, naïve, CAFÉ’S", "Buena\u00a0tienda.", "Love it!", "🐶🐶🐶", "<b>Good</b> & <3",
  ] },
  { file: "data/seasonal-offers.json", field: "0.month", verdict: "error", values: ["spring"] },
  { file: "data/seasonal-offers.json", field: "0.discount", verdict: "error", values: ["25"] },
  { file: "data/seasonal-offers.json", field: "0.subject", verdict: "error", values: [""] },
  { file: "data/seasonal-offers.json", field: "0.month", verdict: "ok", values: ["May 2025", "June 2025", "May"] },
  { file: "data/service-tiles.json", verdict: "ok", sources: ["[]"] },
  { file: "data/site.json", field: "forms.contactEndpoint", verdict: "error", values: ["https://api.web3forms.com/submit"] },
  { file: "data/site.json", field: "forms.contactEndpoint", verdict: "ok", values: ["https://formspree.io/f/abcdwxyz"] },
  ...[
    "url", "neighbor.url", "booking.url", "booking.groomerPageUrl", "developer.url", "reviewUrl", "forms.contactEndpoint", "forms.newsletterEndpoint",
  ].map((field): Cases => ({ file: "data/site.json", field, verdict: "error", values: [login] })),
  { file: "data/site.json", field: "repository", verdict: "error", values: [{ provider: "gitea", name: "a/b", branch: "main", host: login }] },
  { file: "data/site.json", field: "address.postalCode", verdict: "error", values: [78700] },
  { file: "data/site.json", field: "serviceArea", verdict: "error", values: [[]] },
  { file: "data/site.json", field: "description", verdict: "error", values: ["A".repeat(170)] },
  { file: "data/site.json", field: "neighbor.url", verdict: "error", values: ["http://feed.com", "feed"] },
  { file: "data/site.json", field: "sample", verdict: "warning", values: [["address.street"]] },
  { file: "data/site.json", field: "sample", verdict: "ok", values: [[]] },
  { file: "data/site.json", field: "url", verdict: "warning", values: ["https://www.shaggy.example"] },
  { file: "data/site.json", field: "phone", verdict: "warning", values: ["(512) 555-0142"] },
  { file: "data/site.json", verdict: "warning", values: [{ phone: "(512) 555-0142", sample: ["phone"] }] },
  { file: "data/site.json", field: "neighbor.directions", verdict: "error", values: ["In front of the feed store."] },
  { file: "data/site.json", field: "booking.dogParameters", verdict: "error", values: [{ size: "dog size" }, { size: "dog", coat: "dog" }] },
  { file: "data/site.json", field: "poster", verdict: "error", values: [
    { parameter: "shop", source: "poster" }, { parameter: "utm_source", source: "the poster at the door" },
  ] },
  { file: "data/site.json", field: "booking", verdict: "error", values: [
    { url: "https://booking.com/?lang=en", dogParameters: { size: "lang" } },
  ] },
  { file: "data/site.json", field: "booking", verdict: "ok", values: [
    { url: "https://booking.com/?lang=en", dogParameters: { size: "size", coat: "coat", service: "job" } },
  ] },
  { file: "data/site.json", field: "poster", verdict: "ok", values: [{ parameter: "shop", source: "poster", viaSite: true }] },
  { file: "data/site.json", field: "salesTaxPercent", verdict: "warning", values: [0.0825, 0.5] },
  { file: "data/site.json", field: "salesTaxPercent", verdict: "ok", values: [0, 1, 8.25] },
  { file: "data/site.json", field: "map.longitude", verdict: "warning", values: [97.83] },
  { file: "data/site.json", field: "map.latitude", verdict: "warning", values: [51.5] },
  { file: "data/site.json", field: "map", verdict: "ok", values: [
    { latitude: 61.2, longitude: -149.9 }, { latitude: 21.3, longitude: -157.8 },
  ] },
  { file: "data/site.json", field: "serviceArea.0", verdict: "ok", values: ["Austin, ".repeat(40)] },
  { file: "data/site.json", field: "serviceArea.0", verdict: "warning", values: ["Austin, ".repeat(60)] },
  { file: "data/site.json", field: "booking.url", verdict: "ok", values: [`https://booking.com/?a=${"x".repeat(1238)}`] },
  { file: "data/site.json", field: "booking.url", verdict: "error", values: [
    `https://booking.com/?a=${"x".repeat(1239)}`, `https://booking.com/?a=${"é".repeat(300)}`,
  ] },
  { file: "data/site.json", field: "booking.groomerPageUrl", verdict: "ok", values: [`https://booking.com/?a=${"x".repeat(1400)}`] },
  { file: "data/social-links.json", field: "0.href", verdict: "error", values: [login] },
  { file: "data/social-links.json", field: "0.icon", verdict: "error", values: ["paws"] },
  { file: "data/team.json", field: "0.role", verdict: "error", values: ["\u00ad\u3164"] },
  { file: "data/team.json", field: "0.email", verdict: "error", values: ["dana.shaggy.com"] },
  { file: "data/team.json", field: "0.imageUrl", verdict: "error", values: ["https://photos.example/dana.jpg?size=2", "/dana.jpg"] },
  { file: "data/team.json", field: "0.role", verdict: "ok", values: ["Head\u00a0groomer"] },
  { file: "data/walk-in.json", field: "0.id", verdict: "error", values: ["Nail Trim"] },
  { file: "data/walk-in.json", field: "0.price", verdict: "error", values: [18.555] },
  { file: "data/walk-in.json", field: "0", verdict: "error", values: [{ price: 0, andUp: true }] },
  { file: "data/walk-in.json", verdict: "error", sources: [
    '[{ "id": "nail-trim", "name": "Nail trim", "price": 18,50 }]', '[{ "id": "nail-trim", "name": "Nail trim", "price": 18. }]',
    '[{ "id": "nail-trim", "name": "Nail trim", "price": 18, "price": 20 }]', '[{ "id": "nail-trim", “name”: "Nail trim", "price": 18 }]',
    `[{ "id": "nail-trim", 'name': "Nail trim", "price": 18 }]`, '[{ "id": "nail-trim", "name": "Nail trim" "price": 18 }]',
  ] },
  ...eachFile("error", "[]", [
    "data/archive/2019-winners.json", "data/hour.json", "data/prices 2.json", "data/prices.json.bak",
  ]),
  ...eachFile("error", "Ticks.", [
    "content/Blog/ticks/index.mdx", "content/blog/ticks/index.MDX", "content/blog/ticks/index.mdx.txt", "content/gallery/ticks.mdx",
    "content/pages/ticks.mdx.txt", "content/posts/ticks/index.mdx", "content/ticks.mdx",
  ]),
  ...eachFile("error", "Hello", ["content/blog/new-post.mdx", "content/blog/teeth/index 2.mdx"]),
  ...eachFile("ok", "Ticks.", ["content/blog/ticks/index.txt", "content/blog/ticks/ticks.docx", "content/pages/ticks.html"]),
  ...eachFile("ok", "\0\u0005\u0016\u0007", [
    "data/._faq.json", "data/.faq.json.swp", "content/blog/teeth/._index.mdx", "content/blog/teeth/._cover.jpg", "content/.trash/old.mdx",
    "content/gallery/._doodle.jpg", "content/gallery/Thumbs.db", "content/gallery/desktop.ini",
  ]),
  ...eachFile("error", `---\n${fields}---\n\nOur words.\n`, [
    "content/pages/404.mdx", "content/pages/faq.mdx", "content/pages/static.mdx",
  ]),
  ...eachFile("ok", `---\n${fields}---\n\nOur words.\n`, ["content/pages/about.mdx"]),
  ...eachFile("ok", "", [
    "static/.DS_Store", "static/.well-known/security.txt", "static/CNAME", "static/google1a2b3c4d5e6f7890.html", "static/price-list.pdf",
  ]),
  ...eachFile("error", "", [
    "static/.hidden.svg", "static/a/favicon.svg", "static/biscuit.jpg", "static/favicon.svg.html", "static/logo.svg", "static/robots.txt",
  ]),
];
