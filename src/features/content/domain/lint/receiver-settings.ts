import { ADF_PROFILES } from '#src/features/leads/domain/adf/adf-profile.ts'
import type { PublicationFinding } from '#src/features/sites/domain/publication-finding.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { DocumentRule } from './document-rules.ts'

/** No other variable is read for a site document, because a document's author could otherwise learn its value. */
const SECRET_NAME = /^FORECOURT_SECRET_[A-Z0-9_]+$/

/** Secret names that are never read, so that whatever needs them would never work. */
export const SECRET_NAMES: DocumentRule = {
  id: 'secret-name',
  severity: 'error',
  source: 'LEAD-001: a receiver whose secret is never read gets no lead',
  faults: (config) =>
    secretNamesOf(config)
      .filter(({ name }) => !SECRET_NAME.test(name))
      .map(({ path, name }) => ({
        path,
        message: `must begin with FORECOURT_SECRET_, such as FORECOURT_SECRET_${name.replace(/^FORECOURT_(SECRET_)?/, '')}: only such variables are read; got '${name}'`,
      })),
}

/** Unknown ADF profiles: the lead would go out in a format its receiver may not read. */
export const RECEIVER_PROFILES: DocumentRule = {
  id: 'receiver-profile',
  severity: 'error',
  source: 'LEAD-001, ADF 1.0',
  faults: (config) =>
    receiversOf(config).flatMap(({ path, receiver }) =>
      !('profile' in receiver) || Object.hasOwn(ADF_PROFILES, receiver.profile)
        ? []
        : [
            {
              path: `${path}.profile`,
              message: `must be one of ${Object.keys(ADF_PROFILES).join(', ')}; got '${receiver.profile}'`,
            },
          ],
    ),
}

/** Two receivers with one name, which could not be told apart in a log, alarm or replay. */
export const RECEIVER_IDS: DocumentRule = {
  id: 'receiver-id',
  severity: 'error',
  source: 'LEAD-001: deliveries, alarms and replays name receivers by their id',
  faults: (config) =>
    receiversOf(config).flatMap(({ path, receiver, before }) =>
      before.includes(receiver.id)
        ? [{ path: `${path}.id`, message: `must be unique in its list; got '${receiver.id}' again` }]
        : [],
    ),
}

function receiversOf({ dealerships, locations }: SiteConfig) {
  const owners = [
    ...dealerships.map(({ receivers }, at) => ({ receivers, path: `dealerships[${at}]` })),
    ...locations.map(({ receivers }, at) => ({ receivers, path: `locations[${at}]` })),
  ]
  return owners.flatMap(({ receivers, path }) =>
    receivers.map((receiver, at) => ({
      path: `${path}.receivers[${at}]`,
      receiver,
      before: receivers.slice(0, at).map(({ id }) => id),
    })),
  )
}

/** Every setting of a site that names a secret. */
export function secretNamesOf(config: SiteConfig): { path: string; name: string }[] {
  return namesWithin(config, '')
}

function namesWithin(value: unknown, path: string): { path: string; name: string }[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => namesWithin(each, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const below = path === '' ? key : `${path}.${key}`
    if (typeof each === 'string') return key.endsWith('Env') ? [{ path: below, name: each }] : []
    return namesWithin(each, below)
  })
}

/**
 * Warnings for secrets that a document names and this process lacks. Not errors, because a document may be
 * published before its secrets are set, and from another machine.
 */
export function missingSecrets(config: SiteConfig, isSet: (name: string) => boolean): PublicationFinding[] {
  return secretNamesOf(config)
    .filter(({ name }) => SECRET_NAME.test(name) && !isSet(name))
    .map(({ path, name }) => ({
      severity: 'warning' as const,
      file: 'site document',
      line: null,
      path,
      rule: 'secret-missing',
      message: `${path} names ${name}, which is not set here: what needs it does not work until it is. Then: forecourt leads test-receiver ${config.slug}`,
      source: 'LEAD-001: a receiver without its secret gets no lead',
    }))
}
