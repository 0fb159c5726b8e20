import { readFileSync } from "node:fs";

type Kind = "words lost" | "unsafe" | "wrong fact" | "dead link" | "visible sign" | "file format";

type Verdict = "ok" | "warning" | "error";

/** Changes of the fixture site with one verdict. Each value, text or source is a case. */
export interface Cases {
  file: string;
  verdict: Verdict;
  kind: Kind;
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

const eachFile = (verdict: Verdict, kind: Kind, source: string, files: string[]): Cases[] =>
  files.map((file) => ({ file, verdict, kind, sources: [source] }));

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
  { file: page, verdict: "error", kind: "words lost", texts: [
    "One.\n\n<!-- later -->", "Be {kind to dogs}.", "One.\n\n[Update]: /faq/", "<Callout title>Our terms.</Callout>", "", "{/* later */}",
    "<p>&#8203;</p>", "***", "2019. Opened\n2024. Moved", "3. Wash\n2. Dry\n1. Brush", "- Bath\n  1. Wash\n  3. Dry", ">5 lbs is big",
    "Dogs\n>$50 more", "| a |\n|---|\n| 1 | 2 |", "[^1]: Tax", "![A pink towel](towel.JPG)", "Our terms.\n\n##\n\nMore.",
    "Our terms [](/services/).", "Bath[^a] and trim.\n\n[^a]: With shampoo", "```js The best\ncode\n```",
  ] },
  { file: page, verdict: "error", kind: "words lost", texts: [
    "One.\n\n=======\n\nTwo.\n\n>>>>>>> theirs", "One.\n  <<<<<<< HEAD", "||||||| base\r\nOne.", "Prices\n=======", "```\n>>>>>>>\n```",
  ] },
  { file: page, verdict: "ok", kind: "words lost", texts: ["Prices\n======", "Prices\n========", "One ======= two", "> > One"] },
  { file: page, field: "title", verdict: "error", kind: "words lost", values: ["Terms\n=======", '"A\\n=======\\nB"'] },
  { file: page, verdict: "error", kind: "visible sign", texts: [
    "Call \\{Phone} now", "Call \\{ phone } now", '[FAQ](/faq/ "Or {phone}")', 'Our [FAQ][1].\n\n[1]: /faq/ "Or {phone}"',
    '<abbr title="{phone}">Us</abbr>', "Our {constructor}.", 'Call <Fact name="phone" />.', "[FAQ][1]\n\n[1]: /faq/\n[//]: # (later)",
    '<Callout title="Call {phone}">\n\nDo.\n\n</Callout>', "\uf0b7\tTowel\n\uf0b7 Brush\n\n\uf0a7\ta", "a<br>b<BR >c `<br>`<br />\\<br>",
    "See <https://a.example/b>, <www.a.example> or <mailto:me@a.example>.",
  ] },
  { file: page, verdict: "ok", kind: "visible sign", texts: [
    "Call {phone } now", "Bake \\{Flour} and \\{phone}", "Our &#8238;terms.", "5 < 10",
    '<Callout title="a > b { c">\n\nOne.\n\n- Two.\n\n</Callout>', "{phone}", "<details open><summary>A</summary>B</details>", "##2 steps",
    "| a |\n|---|\n| 1 |\nCall us.", "**Tip:** Brush *first*, _now_ ~~later~~ and `**code**` {phone}", "5 * 3 * 2, 2**3 and 10% * 2",
    "#FarmRoadDogs", "[sic] and [Name], “[He] sat (and stayed)”", "| a | b |\n|---|---|\n| 1 \\| 2 | 3 |", "\\>5 lbs",
    "1. One\n1. Two\n1. Three", "2. One\n\n   Two\n\n3. Three", "```\n**a**b\n```", "<b>**a**</b> b", "“**Tip:**” — **now**, (**then**)",
    "*Pre*-wash, <b>Self</b>-service, [sic] (or not)",
    "-5 degrees, 1.5 hours, *with a note, a_b_c, 10:30:00, “a: b: c” and A/B (see [FAQ](/faq/))",
  ] },
  { file: page, verdict: "warning", kind: "visible sign", texts: [
    "Prices may change.[^1]", "**Tip:**Brush first.", "See [x] (/services/).", "#Title", "And **bold **text.", "**Tip: brush",
    "~~$65 ~~now", "[the map](https://maps.example/a b)", "| a | b |\n| 1 | 2 |", "| a | b |\n|---|\n| 1 | 2 |", "prices](/services/)",
    "[ ] Leash", "- [] Leash", "Tom &amp;amp; Ann, R&nbsp D", "\\*\\*a\\*\\*b \\[x](y z) \\#Title \\~~a", "This is ** very ** important.",
    "And * this * or _this _ too.", "A ** very [big](/faq/) dog **.", "Our ==new== shampoo, ==", "-Wash\n-Dry\n-Brush", "1.Wash\n2.Dry",
    "*Wash\n*Dry", "A happy :dog:", "See (our prices)[/services/].", "See (the map)[https://maps.example.com].", "One `price",
  ] },
  { file: page, field: "title", verdict: "error", kind: "words lost", values: [
    "Our #1 tip", "*bow*", "&more dogs", "!important news", "&a Mud\nauthor: *a",
  ] },
  { file: page, verdict: "ok", kind: "words lost", texts: [
    "One.\n\n[Update on Friday]: we are closed", '[Prices](/services/ "All of them")', '<abbr title="Shih Tzu">ST</abbr>',
    "https://www.shop.com/a?b=c&d=e", "AT&amp;T &#169; caf&eacute; \\*so\\* a\\\nb  \nc", "- [x] Done\n- [ ] Open",
    "| a | b |\n|:--|--:|\n| **1** | `2` |", "0. Zero\n1. One", "5\\. Five", '<ol start="3"><li>Three</li></ol>', "A {/* note */} b.",
    '<Callout title="A tip">One.</Callout>\n\n<BookLink>Book</BookLink>',
  ] },
  { file: page, verdict: "error", kind: "unsafe", texts: [
    "See [this](https://shop@evil.example/).", 'See <a href="https://shop@evil.example/">this</a>.', "![A towel](https://shop@evil.example/)",
    "[x](mailto:a@shop.com?bcc=b@evil.example)", "[x](tel:*21*5125550199#)",
    'See [this][a] and [that][a].\n\n[a]: https://shop@evil.example/ "Title"',
    '<Callout title="A">\n\n- [this](https://shop@evil.example/)\n\n</Callout>',
  ] },
  { file: page, verdict: "ok", kind: "unsafe", texts: ["[x](mailto:hello@shop.com)", "[x](tel:+15125550142)"] },
  { file: page, verdict: "warning", kind: "unsafe", texts: ["[x](tel:512-555-0142)"] },
  { file: page, field: "sample", verdict: "warning", kind: "wrong fact", values: ["true"] },
  { file: page, verdict: "warning", kind: "wrong fact", texts: ["Write to hi@shaggy.example."] },
  { file: page, field: "lastModified", verdict: "error", kind: "wrong fact", values: ["2/29/2025"] },
  { file: page, verdict: "error", kind: "dead link", texts: [
    "Our [prices](/servces/).", "Our [questions](/FAQ).", '<a href="/servces/">Prices</a>', '<code id="reviews">a</code>',
    '<a name="reach-us">a</a>', '<b id="">a</b>', '<b id="nails">a</b> <b id="nails">b</b>', "Our [prices](services).",
  ] },
  { file: page, verdict: "ok", kind: "dead link", texts: [
    "See [costs](/faq/#costs).", "See [this](/services/).", "See [this](/services/#estimate).", "See [this](/).", "See [this](/to14/).",
    "See [this](/blog/teeth/).", "See [this](/blog/tag/teeth/).", "See [this](/rss.xml).", "See [this](/img-cache/doodle-lg.webp).",
    "See [this](/faq/#cost).", "See [this](/locations/#kyle).", "See [this](#contents).", "See [this](/blog/teeth/#newsletter).",
    "See [this](/contact/?about=bath).", "See [this](https://www.shaggy.com/services/#estimate).",
    "See [this](https://www.shaggy.com.elsewhere.com/servces/).", '<b id="nails">a</b> [b](#nails)',
    "## Chat\n\nSee [there](#chat) or [there](#section-chat).", "## Our *prices*\n\n[There](#our-prices)",
    "<h2>Nails</h2>\n\n[There](#nails)",
  ] },
  { file: page, verdict: "error", kind: "file format", texts: [
    "Dogs <14 lbs.", "Our <b>terms.", "import taxes are ours.", "<Calout>Our terms.</Calout>", "Call {phone", '<img src="a.jpg">',
  ] },
  { file: page, verdict: "ok", kind: "file format", texts: [
    "`{a} <3 </b>` and ``<b>`` and\n\n```\n<3 {x}\n## no\n```\n\n~~~\n<b>\n~~~", "{/* {a} <3 */}\n\nOur {/* <b> */} terms.",
    "Our\nimport is this.",
  ] },
  { file: page, verdict: "warning", kind: "file format", texts: ["\\{a\\} \\<3 \\[a](b c)"] },
  { file: page, verdict: "error", kind: "file format", sources: [
    "", "Our terms.", "A text.\n\n---\n", "---\nOur terms\n---\n", "---\ntitle: Mud\n...\n\nA text.", "---\ntitle: Mud\n",
    "---\rtitle: Mud\r---\r", `---js\n${fields}---\n\nA text.\n\n---\n\nMore.\n`, `---\n${fields}----\n\nA text.\n\n---\n\nMore.\n`,
    `\n---\n${fields}---\n\nOur terms.\n`, `---\nMud\n${fields.replace(/title: .*\n/, "")}---\n\nOur terms.\n`,
  ] },
  { file: page, verdict: "ok", kind: "file format", sources: [
    `\ufeff---\n${fields}---\n\nOur terms.\n`.replaceAll("\n", "\r\n"), `---\n${fields}---\n\nOur terms.`,
    `---\n# the heading\n${fields}---\n\nOur terms.\n`,
  ] },
  { file: page, field: "description", verdict: "ok", kind: "file format", values: ["'it'''"] },
  { file: page, field: "description", verdict: "error", kind: "file format", values: ["'it''"] },
  { file: page, field: "title", verdict: "error", kind: "file format", values: [
    "Mud: five tips", "'it''s''", "2026-05-01", "24:7", "012", "1e3", "~", "true", "Mud\ntitle: Rain",
  ] },
  { file: page, field: "title", verdict: "ok", kind: "file format", values: ['"24:7"'] },
  { file: page, field: "lastModified", verdict: "ok", kind: "file format", values: ['"2025-05-02"'] },
  { file: post, verdict: "error", kind: "words lost", texts: [
    "![A pink towel](coverr.jpg)", "![A pink towel](../ears/cover.jpg)", "![](cover.jpg)", "Our ![A pink towel](cover.jpg) is dry.",
    "![A pink towel][t]\n\n[t]: https://towels.com/t.jpg", '![A towel for {name}](cover.jpg "From {price.fff}")',
    '<BeforeAfter before="cover.jpg" beforeAlt="A pink towel" />', '<BeforeAfter before="cover.jpg" beforeAlt="dog" after="cover.jpg" />',
  ] },
  { file: post, verdict: "warning", kind: "visible sign", texts: ["![A pink towel](Towel 1.JPG)"] },
  { file: post, verdict: "ok", kind: "words lost", texts: ['![A pink towel](cover.jpg "On a Tuesday")'] },
  { file: post, field: "tags", verdict: "error", kind: "wrong fact", values: ['["C++", "c#"]'] },
  { file: post, field: "draft", verdict: "error", kind: "wrong fact", values: ["true"] },
  { file: post, field: "lastModified", verdict: "error", kind: "wrong fact", values: ["May", "2025-04-02"] },
  { file: post, verdict: "error", kind: "wrong fact", texts: ["A bath is {price.bath}.\n\n<Callout>Call us.</Callout>"] },
  { file: post, field: "preview", verdict: "warning", kind: "visible sign", values: [
    '"Why we **always** clean the teeth of dogs, and how often a dog needs it done."',
  ] },
  { file: post, field: "image", verdict: "error", kind: "file format", values: ["https://photos.example/photo"] },
  { file: post, verdict: "error", kind: "file format", texts: ["A bath is {phon}.\n\n<Callout>Call us.</Callout>"] },
  { file: post, field: "imageAlt", verdict: "error", kind: "file format", values: ['"{phone}, which shows its teeth"'] },
  { file: "data/chat-categories.json", field: "2.id", verdict: "error", kind: "file format", values: ["book-now"] },
  { file: "data/chat-categories.json", field: "0.id", verdict: "error", kind: "file format", values: ["pricng"] },
  { file: "data/chat-categories.json", field: "5.answer", verdict: "error", kind: "file format", values: [undefined] },
  { file: "data/chat-services.json", field: "0.article", verdict: "error", kind: "wrong fact", values: ["nail-care"] },
  { file: "data/closed-days.json", verdict: "error", kind: "file format", values: [{ name: "Christmas Day", date: "December 25" }] },
  { file: "data/closed-once.json", verdict: "ok", kind: "wrong fact", values: [
    [vacation], [vacation, { ...trip, until: "December 19, 2026" }], [{ name: "Vacation", date: "June 1, 2025" }],
  ] },
  { file: "data/closed-once.json", verdict: "error", kind: "wrong fact", values: [
    [{ ...vacation, until: "January 2, 2026" }], [{ ...vacation, until: "January 2, 2036" }], [{ ...vacation, until: "1/2/2027" }],
    [vacation, { ...trip, until: "December 20, 2026" }],
  ] },
  { file: "data/closed-once.json", verdict: "warning", kind: "wrong fact", values: [[{ name: "Vacation", date: "May 31, 2025" }]] },
  { file: "data/coat-types.json", field: "2", verdict: "warning", kind: "wrong fact", values: [{ id: "curly", label: "Curly", description: "Poodles" }] },
  { file: "data/dog-sizes.json", verdict: "error", kind: "wrong fact", values: [[]] },
  { file: "data/coat-types.json", verdict: "error", kind: "wrong fact", values: [[]] },
  { file: "data/coat-types.json", verdict: "error", kind: "wrong fact", values: [
    Array.from("abcdefg", (id) => ({ id, label: id, description: "Poodles" })),
  ] },
  { file: "data/dog-sizes.json", verdict: "error", kind: "wrong fact", values: [[]] },
  { file: "data/coat-types.json", verdict: "error", kind: "wrong fact", values: [[]] },
  { file: "data/dog-sizes.json", field: "0.range", verdict: "error", kind: "wrong fact", values: ["14-0 lbs"] },
  { file: "data/dog-sizes.json", field: "0.range", verdict: "warning", kind: "wrong fact", values: ["0-15 lbs", "0-13 lbs", "20+ lbs"] },
  { file: "data/facts.json", field: "0.id", verdict: "error", kind: "wrong fact", values: ["phone", "spring-offer"] },
  { file: "data/faq.json", field: "0.answer", verdict: "error", kind: "visible sign", values: ["Call {Phone}", "Call {phone }"] },
  { file: "data/faq.json", field: "0.answer", verdict: "error", kind: "words lost", values: ["One.\n=======\nTwo.", "One.\r\n  >>>>>>> theirs\r\nTwo."] },
  { file: "data/faq.json", field: "0.question", verdict: "error", kind: "visible sign", values: ["What is {phone }?"] },
  { file: "data/faq.json", field: "0.answer", verdict: "ok", kind: "visible sign", values: ["Under <14 lbs, I <3 dogs <- here"] },
  { file: "data/faq.json", field: "0.sample", verdict: "warning", kind: "wrong fact", values: [["answer"]] },
  { file: "data/faq.json", field: "0.answer", verdict: "error", kind: "wrong fact", values: ["From {price.bath.smal.short}."] },
  { file: "data/faq.json", field: "0.id", verdict: "error", kind: "dead link", values: ["newsletter"] },
  { file: "data/faq.json", field: "0.answer", verdict: "warning", kind: "visible sign", values: [
    "See [our prices](/services/) first.", "**Call us** first.", "[sic] (/services/)", "## Prices",
    "<b>Call</b> us.", "Call<br>us.", "Call <BR/> us.", '<a href="/faq/">Call</a>', "See <https://a.example>.", "A <img src=x>",
  ] },
  { file: "data/faq.json", verdict: "error", kind: "file format", sources: [""] },
  { file: "data/gallery.json", field: "0", verdict: "error", kind: "wrong fact", values: [{ alt: undefined, atl: "A doodle after a bath" }] },
  { file: "data/gallery.json", field: "0.alt", verdict: "error", kind: "wrong fact", values: [""] },
  { file: "data/gallery.json", field: "0.sample", verdict: "warning", kind: "wrong fact", values: [true] },
  { file: "data/gallery.json", field: "1.name", verdict: "error", kind: "wrong fact", values: ["poodle"] },
  { file: "data/home.json", field: "hero.welcome", verdict: "error", kind: "wrong fact", values: ["Welcome to {name."] },
  { file: "data/hours.json", field: "1.day", verdict: "error", kind: "wrong fact", values: ["Teusday", "Monday"] },
  { file: "data/hours.json", field: "0.day", verdict: "error", kind: "wrong fact", values: ["\u041conday", "Monday\u00a0"] },
  { file: "data/hours.json", field: "0.hours", verdict: "ok", kind: "wrong fact", values: ["12:00 pm to 5:00 pm"] },
  { file: "data/locations.json", field: "1", verdict: "error", kind: "wrong fact", values: [
    { city: "KYLE!", introduction: "Near.", neighborhoods: [{ name: "A", minutes: 5 }], reasons: ["Near"] },
  ] },
  { file: "data/locations.json", verdict: "ok", kind: "file format", sources: ["[]"] },
  { file: "data/navigation.json", field: "header.0.href", verdict: "error", kind: "dead link", values: ["FQA"] },
  { file: "data/notice.json", verdict: "error", kind: "wrong fact", values: [
    [{ ...notice, until: "2025-06-01T08:00", changedHours: [short] }], [{ ...notice, until: "2025-06-01T18:00Z", changedHours: [short] }],
    [{ ...notice, changedHours: [short, { date: "2025-06-01", hours: "Closed" }, { date: "2025-06-02", hours: "Closed" }] }],
    [{ ...notice, changedHours: [short] }, { ...notice, from: "2025-06-01T10:00", changedHours: [short] }],
  ] },
  { file: "data/notice.json", verdict: "ok", kind: "wrong fact", values: [
    [{ ...notice, changedHours: [short] }], [notice], [{ ...notice, kind: "late" }],
  ] },
  { file: "data/packages.json", field: "0.href", verdict: "error", kind: "unsafe", values: ["vbscript:x"] },
  { file: "data/packages.json", field: "0.href", verdict: "warning", kind: "unsafe", values: ["https://shop.com:8443/book?with=a@b.example"] },
  { file: "data/packages.json", field: "0.href", verdict: "ok", kind: "unsafe", values: ["/services/"] },
  { file: "data/packages.json", field: "0.price.starting", verdict: "error", kind: "wrong fact", values: [0] },
  { file: "data/packages.json", field: "0.price.addons", verdict: "error", kind: "wrong fact", values: [20] },
  { file: "data/packages.json", field: "0.href", verdict: "error", kind: "dead link", values: ["boking"] },
  { file: "data/price-lists.json", field: "0.items.0", verdict: "error", kind: "wrong fact", values: ["pedicure"] },
  { file: "data/prices.json", field: "1.sizes", verdict: "error", kind: "wrong fact", values: [[]] },
  { file: "data/prices.json", field: "0.sizes.1.size", verdict: "error", kind: "wrong fact", values: ["small", "larg"] },
  { file: "data/prices.json", field: "0.sizes.1.long", verdict: "error", kind: "wrong fact", values: [43.125] },
  { file: "data/prices.json", field: "0.sizes.0.double", verdict: "error", kind: "wrong fact", values: [41] },
  { file: "data/promotions.json", verdict: "warning", kind: "wrong fact", values: [
    [{ id: "spring", title: "Spring", description: "Less.", terms: "One.", validUntil: "2025-05-31" }],
  ] },
  { file: "data/promotions.json", verdict: "error", kind: "file format", sources: ["["] },
  { file: "data/promotions.json", verdict: "ok", kind: "file format", sources: ["\ufeff[]"] },
  { file: "data/reviews.json", field: "1.image", verdict: "error", kind: "unsafe", values: [login] },
  { file: "data/reviews.json", field: "0.source", verdict: "error", kind: "unsafe", values: [{ name: "Yelp", url: login }] },
  { file: "data/reviews.json", field: "0.text", verdict: "error", kind: "unsafe", values: ["a\u0007b", "a\u202eb"] },
  { file: "data/reviews.json", field: "1.id", verdict: "error", kind: "wrong fact", values: [2147483648, 1] },
  { file: "data/reviews.json", field: "1.source", verdict: "error", kind: "wrong fact", values: [{ name: "google" }, { name: "Yelp", stars: 6 }] },
  { file: "data/reviews.json", field: "0.text", verdict: "error", kind: "wrong fact", values: [
    "(Translated by Google) Good shop. (Original) Buena tienda.", "Good shop. (Translated by Google) Buena tienda.",
  ] },
  { file: "data/reviews.json", field: "0.text", verdict: "ok", kind: "visible sign", values: ["My dog **smells** of flowers."] },
  { file: "data/reviews.json", field: "0.text", verdict: "error", kind: "file format", values: [
    "a\ud83d b", "a\udb40\udc41b", "caf\ufffd", "See \ufffc", "\uf0b7 Towel",
  ] },
  { file: "data/reviews.json", field: "0.text", verdict: "ok", kind: "file format", values: [
    "José Núñez, Zoë, Łukasz, İpek, Ágnes, Ælfred, Đặng Ân, MANHÃ, IRMÃ, Ângela, Âu Cơ", "Nguye\u0302\u0303n Thi\u0323 A\u0301nh",
    "דנה לוי, محمد علي, می\u200cخواهم, दिव्या, \u738b\u5c0f\u660e, \uae40\ubbfc\uc900",
    "👩\u200d🚒 👨\u200d👩\u200d👧\u200d👦 \u2764\ufe0f\u200d🔥 👩🏽\u200d🦰 🏳\ufe0f\u200d🌈 🏴\udb40\udc67\udb40\udc62\udb40\udc65\udb40\udc6e\udb40\udc67\udb40\udc7f 1\ufe0f\u20e3 🇺🇸 \u2605\u2606",
    "“Best groomer” – \u2018really’ – it’s true… ½ price • 20 °F ×2 © ® \u2122 \u20ac £ ¿Qué? \u00a1Sí! «très»",
    "pâte, château, théâtre “â la carte”, forêt, ðe, naïve, CAFÉ’S", "Buena\u00a0tienda.",
  ] },
  { file: "data/reviews.json", field: "0.text", verdict: "ok", kind: "words lost", values: ["Love it!", "🐶🐶🐶", "<b>Good</b> & <3"] },
  { file: "data/reviews.json", field: "0.text", verdict: "error", kind: "words lost", values: ["\u200b \u00ad"] },
  { file: "data/seasonal-offers.json", field: "0.month", verdict: "error", kind: "wrong fact", values: ["spring"] },
  { file: "data/seasonal-offers.json", field: "0.discount", verdict: "error", kind: "wrong fact", values: ["25"] },
  { file: "data/seasonal-offers.json", field: "0.subject", verdict: "error", kind: "wrong fact", values: [""] },
  { file: "data/seasonal-offers.json", field: "0.month", verdict: "ok", kind: "wrong fact", values: ["May 2025", "June 2025", "May"] },
  { file: "data/service-tiles.json", verdict: "ok", kind: "file format", sources: ["[]"] },
  { file: "data/site.json", field: "forms.contactEndpoint", verdict: "error", kind: "words lost", values: ["https://api.web3forms.com/submit"] },
  { file: "data/site.json", field: "forms.contactEndpoint", verdict: "ok", kind: "words lost", values: ["https://formspree.io/f/abcdwxyz"] },
  ...[
    "url", "neighbor.url", "booking.url", "booking.groomerPageUrl", "developer.url", "reviewUrl", "forms.contactEndpoint", "forms.newsletterEndpoint",
  ].map((field): Cases => ({ file: "data/site.json", field, verdict: "error", kind: "unsafe", values: [login] })),
  { file: "data/site.json", field: "repository", verdict: "error", kind: "unsafe", values: [
    { provider: "gitea", name: "a/b", branch: "main", host: login },
  ] },
  { file: "data/site.json", field: "address.postalCode", verdict: "error", kind: "wrong fact", values: [78700] },
  { file: "data/site.json", field: "serviceArea", verdict: "error", kind: "wrong fact", values: [[]] },
  { file: "data/site.json", field: "description", verdict: "error", kind: "wrong fact", values: ["A".repeat(170)] },
  { file: "data/site.json", field: "neighbor.url", verdict: "error", kind: "wrong fact", values: ["http://feed.com", "feed"] },
  { file: "data/site.json", field: "sample", verdict: "warning", kind: "wrong fact", values: [["address.street"]] },
  { file: "data/site.json", field: "sample", verdict: "ok", kind: "wrong fact", values: [[]] },
  { file: "data/site.json", field: "url", verdict: "warning", kind: "wrong fact", values: ["https://www.shaggy.example"] },
  { file: "data/site.json", field: "phone", verdict: "warning", kind: "wrong fact", values: ["(512) 555-0142"] },
  { file: "data/site.json", verdict: "warning", kind: "wrong fact", values: [{ phone: "(512) 555-0142", sample: ["phone"] }] },
  { file: "data/site.json", field: "neighbor.directions", verdict: "error", kind: "wrong fact", values: ["In front of the feed store."] },
  { file: "data/site.json", field: "booking.dogParameters", verdict: "error", kind: "wrong fact", values: [
    { size: "dog size" }, { size: "dog", coat: "dog" },
  ] },
  { file: "data/site.json", field: "poster", verdict: "error", kind: "wrong fact", values: [
    { parameter: "shop", source: "poster" }, { parameter: "utm_source", source: "the poster at the door" },
  ] },
  { file: "data/site.json", field: "booking", verdict: "error", kind: "wrong fact", values: [
    { url: "https://booking.com/?lang=en", dogParameters: { size: "lang" } },
  ] },
  { file: "data/site.json", field: "booking", verdict: "ok", kind: "wrong fact", values: [
    { url: "https://booking.com/?lang=en", dogParameters: { size: "size", coat: "coat", service: "job" } },
  ] },
  { file: "data/site.json", field: "poster", verdict: "ok", kind: "wrong fact", values: [{ parameter: "shop", source: "poster", viaSite: true }] },
  { file: "data/site.json", field: "salesTaxPercent", verdict: "warning", kind: "wrong fact", values: [0.0825, 0.5] },
  { file: "data/site.json", field: "salesTaxPercent", verdict: "ok", kind: "wrong fact", values: [0, 1, 8.25] },
  { file: "data/site.json", field: "map.longitude", verdict: "warning", kind: "wrong fact", values: [97.83] },
  { file: "data/site.json", field: "map.latitude", verdict: "warning", kind: "wrong fact", values: [51.5] },
  { file: "data/site.json", field: "map", verdict: "ok", kind: "wrong fact", values: [
    { latitude: 61.2, longitude: -149.9 }, { latitude: 21.3, longitude: -157.8 },
  ] },
  { file: "data/site.json", field: "serviceArea.0", verdict: "ok", kind: "wrong fact", values: ["Austin, ".repeat(40)] },
  { file: "data/site.json", field: "serviceArea.0", verdict: "warning", kind: "wrong fact", values: ["Austin, ".repeat(60)] },
  { file: "data/site.json", field: "booking.url", verdict: "ok", kind: "file format", values: [`https://booking.com/?a=${"x".repeat(1238)}`] },
  { file: "data/site.json", field: "booking.url", verdict: "error", kind: "file format", values: [
    `https://booking.com/?a=${"x".repeat(1239)}`, `https://booking.com/?a=${"é".repeat(300)}`,
  ] },
  { file: "data/site.json", field: "booking.groomerPageUrl", verdict: "ok", kind: "file format", values: [
    `https://booking.com/?a=${"x".repeat(1400)}`,
  ] },
  { file: "data/social-links.json", field: "0.href", verdict: "error", kind: "unsafe", values: [login] },
  { file: "data/social-links.json", field: "0.icon", verdict: "error", kind: "wrong fact", values: ["paws"] },
  { file: "data/team.json", field: "0.role", verdict: "error", kind: "wrong fact", values: ["\u00ad\u3164"] },
  { file: "data/team.json", field: "0.email", verdict: "error", kind: "wrong fact", values: ["dana.shaggy.com"] },
  { file: "data/team.json", field: "0.imageUrl", verdict: "error", kind: "file format", values: [
    "https://photos.example/dana.jpg?size=2", "/dana.jpg",
  ] },
  { file: "data/team.json", field: "0.role", verdict: "ok", kind: "file format", values: ["Head\u00a0groomer"] },
  { file: "data/walk-in.json", field: "0.id", verdict: "error", kind: "wrong fact", values: ["Nail Trim"] },
  { file: "data/walk-in.json", field: "0.price", verdict: "error", kind: "wrong fact", values: [18.555] },
  { file: "data/walk-in.json", field: "0", verdict: "error", kind: "wrong fact", values: [{ price: 0, andUp: true }] },
  { file: "data/walk-in.json", verdict: "error", kind: "file format", sources: [
    '[{ "id": "nail-trim", "name": "Nail trim", "price": 18,50 }]', '[{ "id": "nail-trim", "name": "Nail trim", "price": 18. }]',
    '[{ "id": "nail-trim", "name": "Nail trim", "price": 18, "price": 20 }]', '[{ "id": "nail-trim", “name”: "Nail trim", "price": 18 }]',
    `[{ "id": "nail-trim", 'name': "Nail trim", "price": 18 }]`, '[{ "id": "nail-trim", "name": "Nail trim" "price": 18 }]',
  ] },
  ...eachFile("error", "file format", "[]", [
    "data/archive/2019-winners.json", "data/hour.json", "data/prices 2.json", "data/prices.json.bak",
  ]),
  ...eachFile("error", "file format", "Ticks.", [
    "content/Blog/ticks/index.mdx", "content/blog/ticks/index.MDX", "content/blog/ticks/index.mdx.txt", "content/gallery/ticks.mdx",
    "content/pages/ticks.mdx.txt", "content/posts/ticks/index.mdx", "content/ticks.mdx",
  ]),
  ...eachFile("error", "file format", "Hello", ["content/blog/new-post.mdx", "content/blog/teeth/index 2.mdx"]),
  ...eachFile("ok", "file format", "Ticks.", ["content/blog/ticks/index.txt", "content/blog/ticks/ticks.docx", "content/pages/ticks.html"]),
  ...eachFile("ok", "file format", "\0\u0005\u0016\u0007", [
    "data/._faq.json", "data/.faq.json.swp", "content/blog/teeth/._index.mdx", "content/blog/teeth/._cover.jpg", "content/.trash/old.mdx",
    "content/gallery/._doodle.jpg", "content/gallery/Thumbs.db", "content/gallery/desktop.ini",
  ]),
  ...eachFile("error", "dead link", `---\n${fields}---\n\nOur words.\n`, [
    "content/pages/404.mdx", "content/pages/faq.mdx", "content/pages/static.mdx",
  ]),
  ...eachFile("ok", "dead link", `---\n${fields}---\n\nOur words.\n`, ["content/pages/about.mdx"]),
  ...eachFile("ok", "unsafe", "", [
    "static/.DS_Store", "static/.well-known/security.txt", "static/CNAME", "static/google1a2b3c4d5e6f7890.html", "static/price-list.pdf",
  ]),
  ...eachFile("error", "unsafe", "", [
    "static/.hidden.svg", "static/a/favicon.svg", "static/biscuit.jpg", "static/favicon.svg.html", "static/logo.svg", "static/robots.txt",
  ]),
];
