import { type ServiceResult, interpretResponse } from "./interpret-response";

const sent: ServiceResult = { status: "sent" };
const refused: ServiceResult = { status: "refused" };
const uncertain: ServiceResult = { status: "uncertain" };
const server: ServiceResult = { status: "server" };
const refusedWith = (message: string): ServiceResult => ({ status: "refused", message });
const page = "<!doctype html><title>Are you a robot?</title>";

test.each<[what: string, status: number, body: unknown, ServiceResult]>([
  ["Formspree accepts", 200, { ok: true, next: "/thanks" }, sent],
  [
    "Formspree finds a typo",
    422,
    {
      error: "Validation errors",
      errors: [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }],
    },
    refusedWith("should be an email"),
  ],
  [
    "Formspree wants a captcha",
    403,
    { error: "In order to submit via AJAX, you need to set a custom key or disable reCAPTCHA" },
    refused,
  ],
  ["Basin accepts", 200, { success: true }, sent],
  ["Web3Forms accepts", 200, { success: true, message: "Email sent successfully!" }, sent],
  [
    "Web3Forms refuses, in its other form",
    200,
    { success: false, body: { message: "Access key?" } },
    refused,
  ],
  ["FormSubmit accepts", 200, { success: "true", message: "The form was submitted." }, sent],
  ["Netlify responds with the page itself", 200, page, uncertain],
])("%s", (_, status, body, outcome) => {
  expect(interpretResponse(status, typeof body === "string" ? body : JSON.stringify(body))).toEqual(
    outcome,
  );
});

test.each<[status: number, body: string, ServiceResult]>([
  [200, "", sent],
  [204, "", sent],
  [200, '{"success":true,"error":null,"errors":[]}', sent],
  [200, '{"ok":false}', refused],
  [200, '{"status":"error"}', refused],
  [200, '{"result":"error","msg":"0 - Please enter a value"}', refused],
  [200, '{"error":"Spam"}', refused],
  [200, '{"errors":[{"message":"should be an email"}]}', refused],
  [200, '{"errors":{"email":["is invalid"]}}', refused],
  [200, page, uncertain],
  [422, "", refused],
  [500, "Boom", server],
])("status %i with the body %j is interpreted as %j", (status, body, outcome) => {
  expect(interpretResponse(status, body)).toEqual(outcome);
});

test.each([
  [400, { message: "Please enter a valid email address." }, "Please enter a valid email address."],
  [422, { error: "Email is required" }, "Email is required"],
  [422, { errors: [{ message: "The message is too long" }] }, "The message is too long"],
  [422, "We could not find this mailbox.", "We could not find this mailbox."],
])("visitors see the text of status %i with %j", (status, body, text) => {
  const answer = typeof body === "string" ? body : JSON.stringify(body);
  expect(interpretResponse(status, answer)).toEqual(refusedWith(text));
});

test.each([
  [403, { message: "Please enter a valid email address." }],
  [422, { message: "Invalid access_key for this email" }],
  [422, { message: "Email\n  at validate.js:12" }],
  [422, { message: "<b>Email</b> is required" }],
  [422, { message: `Email ${"x".repeat(200)}` }],
  [422, { errors: ["email is invalid"] }],
  [429, { error: "Too many messages" }],
])("visitors don't see the text of status %i with %j", (status, body) => {
  expect(interpretResponse(status, JSON.stringify(body))).toEqual(refused);
});
