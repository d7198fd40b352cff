import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import type { LocationType } from '../location-types.ts'
import type { TeamMember } from '../settings/location-schema.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { DEPARTMENT_NAMES } from './hours-view.ts'

type TeamPerson = {
  name: string
  role: string
  initials: string
  phone: { text: string; href: string } | null
  email: string | null
  pictureUrl: string | null
  about: string | null
}
/** The people of one department, in document order. */
export type TeamGroup = { heading: string; people: TeamPerson[] }

const ORDER: readonly (LocationType | null)[] = [null, 'sales', 'service', 'parts']
const LEADING = 'Leadership'

/** A location's team by department; people without one come first (ROUTE-037). */
export function toTeamGroups(team: readonly TeamMember[]): TeamGroup[] {
  return ORDER.map((department) => ({
    heading: department ? DEPARTMENT_NAMES[department] : LEADING,
    people: team.filter((member) => member.department === department).map(toPerson),
  })).filter(({ people }) => people.length > 0)
}

function toPerson({ name, role, phone, email, pictureUrl, about }: TeamMember): TeamPerson {
  const words = name.split(/\s+/)
  return {
    name,
    role,
    initials: `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase(),
    phone: phone ? { text: formatAuPhone(phone), href: telHref(phone) } : null,
    email,
    pictureUrl,
    about,
  }
}
