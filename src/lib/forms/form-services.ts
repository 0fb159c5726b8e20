/** The field of a service's JSON answer, and its documented value for an accepted form, by host. */
const accepted: Record<string, readonly [field: string, value: unknown]> = {
  "formspree.io": ["ok", true],
  "usebasin.com": ["success", true],
  "www.usebasin.com": ["success", true],
  "api.web3forms.com": ["success", true],
  "formsubmit.co": ["success", "true"],
};

/** For the build and the check only, so that pages leave it out. */
const formServices = [
  {
    endpoint: /^https:\/\/formspree\.io\/f\/\w+$/,
    hosts: ["formspree.io"],
    example: "https://formspree.io/f/abcdwxyz",
  },
  {
    endpoint: /^https:\/\/(?:www\.)?usebasin\.com\/f\/\w+$/,
    hosts: ["usebasin.com", "www.usebasin.com"],
    example: "https://usebasin.com/f/1a2b3c4d5e6f",
  },
  {
    endpoint: /^https:\/\/api\.web3forms\.com\/submit\/[\w-]+$/,
    hosts: ["api.web3forms.com", "web3forms.com"],
    example: "https://api.web3forms.com/submit/your-access-key",
  },
  {
    endpoint: /^https:\/\/formsubmit\.co\/ajax\/(?:el\/)?[\w.+@-]+$/,
    hosts: ["formsubmit.co"],
    example: "https://formsubmit.co/ajax/hello@shop.com",
  },
];

export const formEndpoint = (): RegExp =>
  new RegExp(formServices.map(({ endpoint }) => endpoint.source).join("|"));

export const endpointExamples = (): string[] => formServices.map(({ example }) => example);

/** The hosts to which a service's answer may redirect. */
export const formHosts = (address: string): readonly string[] =>
  formServices.find(({ endpoint }) => endpoint.test(address))?.hosts ?? [];

export type ServiceResult =
  | { status: "sent" }
  /** The service answered with an error, such as a limit or an outage. */
  | { status: "unavailable" }
  /** The form may or may not have arrived. */
  | { status: "uncertain" };

function readField(body: string, field: string): unknown {
  try {
    return (JSON.parse(body) as Record<string, unknown> | null)?.[field];
  } catch {
    return undefined;
  }
}

/** Only a service's documented answer means sent: a refusal or a captcha's page also has status 200. */
export function interpretResponse(endpoint: string, status: number, body: string): ServiceResult {
  if (status >= 400) return { status: "unavailable" };
  const [field, value] = accepted[new URL(endpoint).host] ?? [];
  const isSent = status === 200 && field !== undefined && readField(body, field) === value;
  return { status: isSent ? "sent" : "uncertain" };
}
