/** Why a delivery failed, as far as someone can fix it. */
export const DELIVERY_FAULTS = [
  'secret_missing',
  'unauthorised',
  'forbidden',
  'not_found',
  'redirect',
  'mailbox_refused',
  'rejected',
  'carrier',
  'down',
] as const
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number]

const BY_STATUS: Record<string, DeliveryFault> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not_found',
  410: 'not_found',
}

/** The fault behind a failed attempt. `carrier`: our own mail server is down or refuses us, whatever the recipient. */
export function deliveryFault({ permanent, reason }: { permanent: boolean; reason: string }): DeliveryFault {
  if (reason.startsWith('The secret ')) return 'secret_missing'
  const status = /^HTTP (\d{3})/.exec(reason)?.[1]
  if (status) return BY_STATUS[status] ?? otherStatus(status, permanent)
  const isOfMailbox = /\bRCPT\b|\bEENVELOPE\b/.test(reason)
  if (permanent) return reason.startsWith('SMTP') && isOfMailbox ? 'mailbox_refused' : 'rejected'
  return reason.startsWith('SMTP') && !isOfMailbox ? 'carrier' : 'down'
}

function otherStatus(status: string, permanent: boolean): DeliveryFault {
  if (status.startsWith('3')) return 'redirect'
  return permanent ? 'rejected' : 'down'
}

/** True if the other side refuses, which someone has to fix. */
export function isRefusal(fault: DeliveryFault): boolean {
  return fault !== 'down' && fault !== 'carrier'
}

/** What happened and how to fix it, worded for dealership staff. */
export const FAULT_WORDS: Record<DeliveryFault, { what: string; mend: string }> = {
  secret_missing: {
    what: 'its password is not set on the website platform',
    mend: 'The agency sets the environment variable that the receiver names in secretEnv and restarts the platform.',
  },
  unauthorised: {
    what: 'it says the password is wrong (401)',
    mend: 'Ask the maker of the lead system for the present key; the agency sets it under the name that secretEnv gives.',
  },
  forbidden: {
    what: 'it says the website may not send leads to it (403)',
    mend: 'Ask the maker of the lead system to allow the website’s leads, or for the address and key that it takes.',
  },
  not_found: {
    what: 'there is nothing at its address any more (404)',
    mend: 'Ask the maker of the lead system for the present address; the agency changes url of the receiver and publishes the site.',
  },
  redirect: {
    what: 'its address sends on to another one, which the website does not follow, for safety',
    mend: 'The agency puts the new address into url of the receiver and publishes the site.',
  },
  mailbox_refused: {
    what: 'the mail server says that there is no such mailbox, or that it takes no mail from the website',
    mend: 'Check the mail address of the receiver for a slip, and that the mailbox exists and takes mail from outside.',
  },
  rejected: {
    what: 'it refuses what is sent',
    mend: 'Show the maker of the lead system the answer given here and ask what they expect.',
  },
  carrier: {
    what: 'the mail server of the platform does not take mail',
    mend: 'The agency checks SMTP_URL and the mail server.',
  },
  down: {
    what: 'it has not answered for half an hour',
    mend: 'Ask the maker of the lead system whether it is running. The website keeps trying.',
  },
}
