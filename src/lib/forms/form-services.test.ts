import {
  endpointExamples,
  formEndpoint,
  interpretResponse,
  type ServiceResult,
} from "./form-services";

test.each([
  ...endpointExamples(),
  "https://www.usebasin.com/f/1a2b3c4d5e6f",
  "https://api.web3forms.com/submit/0be3cced-4182-4e7b-a3ef-f837e78f24b5",
  "https://formsubmit.co/ajax/el/fuhiha",
])("accepts %s", (address) => {
  expect(address).toMatch(formEndpoint());
});

test.each([
  "https://shop.us14.list-manage.com/subscribe/post?u=18abd&id=ac22",
  "https://forms.example/any/path",
  "https://formspree.io/hello@shop.com",
  "https://formspree.io/forms/abcdwxyz/integration",
  "https://api.web3forms.com/submit",
  "https://formsubmit.co/hello@shop.com",
  "http://formspree.io/f/abcdwxyz",
  "https://formspree.io.evil.example/f/abcdwxyz",
  "https://formspree.io/f/abcdwxyz?a=b",
])("refuses %s", (address) => {
  expect(address).not.toMatch(formEndpoint());
});

const formspree = "https://formspree.io/f/abcdwxyz";
const basin = "https://usebasin.com/f/1a2b3c4d5e6f";
const web3Forms = "https://api.web3forms.com/submit/your-access-key";
const formSubmit = "https://formsubmit.co/ajax/hello@shop.com";

const responses: [ServiceResult["status"], endpoint: string, status: number, body: unknown][] = [
  ["sent", formspree, 200, { ok: true, next: "/thanks" }],
  ["sent", basin, 200, { success: true }],
  ["sent", web3Forms, 200, { success: true, message: "Email sent successfully!" }],
  ["sent", formSubmit, 200, { success: "true", message: "The form was submitted." }],
  ["uncertain", formspree, 200, { success: true }],
  ["uncertain", formspree, 202, { ok: true }],
  ["uncertain", formspree, 200, null],
  ["uncertain", formspree, 200, "<!doctype html><title>Are you a robot?</title>"],
  ["uncertain", formSubmit, 200, { success: "false", message: "Activate the form" }],
  ["uncertain", web3Forms, 200, { success: false }],
  ["uncertain", "https://forms.example/f/a", 200, { ok: true, success: true }],
  ["unavailable", formspree, 422, { errors: [{ message: "should be an email" }] }],
  ["unavailable", formspree, 429, { error: "Too many requests" }],
  ["unavailable", formspree, 503, { ok: true }],
];

test.each(responses)("%s: %s responds with %i %j", (status, endpoint, code, body) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  expect(interpretResponse(endpoint, code, text)).toEqual({ status });
});

test("each service has a documented response that means sent", () => {
  const confirmed = responses.filter(([status]) => status === "sent");
  expect(confirmed.map(([, endpoint]) => endpoint).sort()).toEqual(endpointExamples().sort());
});
