interface FormService {
  hosts: readonly [string, ...string[]];
  endpoint: RegExp;
  example: string;
  /** The field of its JSON answer, and the value that its documentation gives for an accepted form. */
  accepted: readonly [field: string, value: unknown];
}

const formServices: readonly FormService[] = [
  {
    hosts: ["formspree.io"],
    endpoint: /^https:\/\/formspree\.io\/f\/\w+$/,
    example: "https://formspree.io/f/abcdwxyz",
    accepted: ["ok", true],
  },
  {
    hosts: ["usebasin.com", "www.usebasin.com"],
    endpoint: /^https:\/\/(?:www\.)?usebasin\.com\/f\/\w+$/,
    example: "https://usebasin.com/f/1a2b3c4d5e6f",
    accepted: ["success", true],
  },
  {
    hosts: ["api.web3forms.com", "web3forms.com"],
    endpoint: /^https:\/\/api\.web3forms\.com\/submit\/[\w-]+$/,
    example: "https://api.web3forms.com/submit/your-access-key",
    accepted: ["success", true],
  },
  {
    hosts: ["formsubmit.co"],
    endpoint: /^https:\/\/formsubmit\.co\/ajax\/(?:el\/)?[\w.+@-]+$/,
    example: "https://formsubmit.co/ajax/hello@shop.com",
    accepted: ["success", "true"],
  },
];

export const formEndpoint = new RegExp(
  formServices.map(({ endpoint }) => endpoint.source).join("|"),
);

export const endpointExamples: readonly string[] = formServices.map(({ example }) => example);

export const findFormService = (address: string): FormService | undefined =>
  formServices.find(({ endpoint }) => endpoint.test(address));

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
  const [field, value] = findFormService(endpoint)?.accepted ?? [];
  const isSent = status === 200 && field !== undefined && readField(body, field) === value;
  return { status: isSent ? "sent" : "uncertain" };
}
