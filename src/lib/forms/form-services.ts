type ServiceName = "Formspree" | "Basin" | "Web3Forms" | "FormSubmit";

interface FormService {
  endpoint: RegExp;
  /** The field of its JSON answer, and the value that its documentation gives for an accepted form. */
  accepted: readonly [field: string, value: unknown];
}

const formServices: Record<ServiceName, FormService> = {
  Formspree: { endpoint: /^https:\/\/formspree\.io\/f\/\w+$/, accepted: ["ok", true] },
  Basin: {
    endpoint: /^https:\/\/(?:www\.)?usebasin\.com\/f\/\w+$/,
    accepted: ["success", true],
  },
  Web3Forms: {
    endpoint: /^https:\/\/api\.web3forms\.com\/submit\/[\w-]+$/,
    accepted: ["success", true],
  },
  FormSubmit: {
    endpoint: /^https:\/\/formsubmit\.co\/ajax\/(?:el\/)?[\w.+@-]+$/,
    accepted: ["success", "true"],
  },
};

/** For the build and the check only, so that pages leave it out. */
const details: Record<ServiceName, { hosts: readonly string[]; example: string }> = {
  Formspree: { hosts: ["formspree.io"], example: "https://formspree.io/f/abcdwxyz" },
  Basin: {
    hosts: ["usebasin.com", "www.usebasin.com"],
    example: "https://usebasin.com/f/1a2b3c4d5e6f",
  },
  Web3Forms: {
    hosts: ["api.web3forms.com", "web3forms.com"],
    example: "https://api.web3forms.com/submit/your-access-key",
  },
  FormSubmit: {
    hosts: ["formsubmit.co"],
    example: "https://formsubmit.co/ajax/hello@shop.com",
  },
};

const names = Object.keys(formServices) as ServiceName[];

const findService = (address: string): ServiceName | undefined =>
  names.find((name) => formServices[name].endpoint.test(address));

export const formEndpoint = (): RegExp =>
  new RegExp(names.map((name) => formServices[name].endpoint.source).join("|"));

export const endpointExamples = (): string[] => Object.values(details).map((one) => one.example);

/** The service's hosts, which its answer may redirect to. */
export function formHosts(endpoint: string): readonly string[] {
  const name = findService(endpoint);
  return name ? details[name].hosts : [];
}

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
  const name = findService(endpoint);
  const [field, value] = name ? formServices[name].accepted : [];
  const isSent = status === 200 && field !== undefined && readField(body, field) === value;
  return { status: isSent ? "sent" : "uncertain" };
}
