import { composeContactMail } from "./compose-contact-mail";

function filled(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(fields)) data.append(name, text);
  return data;
}

const needed = { email: "ada@example.com", message: "Do you groom cats?\nJust asking." };

test.each([
  [
    "everything",
    { ...needed, "first-name": "Ada", "last-name": "Byron", petname: "Rex", phone: "5550100" },
    "Do you groom cats?\nJust asking.\n\nName: Ada Byron\nEmail: ada@example.com\nPets name: Rex\nPhone: 5550100",
  ],
  [
    "what is needed",
    { ...needed, "first-name": " ", "last-name": "" },
    "Do you groom cats?\nJust asking.\n\nEmail: ada@example.com",
  ],
])("a mail from %s", (_, fields, body) => {
  expect(composeContactMail(filled(fields))).toEqual({
    subject: "Question from the website",
    body,
  });
});
