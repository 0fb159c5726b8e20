import { endpointExamples, formEndpoint } from "./form-services";

test.each([
  ...endpointExamples,
  "https://www.usebasin.com/f/1a2b3c4d5e6f",
  "https://api.web3forms.com/submit/0be3cced-4182-4e7b-a3ef-f837e78f24b5",
  "https://formsubmit.co/ajax/el/fuhiha",
])("accepts %s", (address) => {
  expect(address).toMatch(formEndpoint);
});

test.each([
  "https://shop.us14.list-manage.com/subscribe/post?u=18abd&id=ac22",
  "https://script.google.com/macros/s/AKfy/exec",
  "https://docs.google.com/forms/d/e/1FAIpQLS/formResponse",
  "https://app.kit.com/forms/123/subscriptions",
  "https://forms.example/any/path",
  "https://formspree.io/hello@shop.com",
  "https://formspree.io/forms/abcdwxyz/integration",
  "https://api.web3forms.com/submit",
  "https://formsubmit.co/hello@shop.com",
  "http://formspree.io/f/abcdwxyz",
  "https://formspree.io.evil.example/f/abcdwxyz",
  "https://formspree.io/f/abcdwxyz?a=b",
])("refuses %s", (address) => {
  expect(address).not.toMatch(formEndpoint);
});
