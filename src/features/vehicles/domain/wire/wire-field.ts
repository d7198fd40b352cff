/**
 * How a value is written: `cents` are dollars on the wire, `unix_seconds` an instant as a number, `date`
 * YYYY-MM-DD, `instant` ISO 8601. `group` holds further fields, `group_by_key` a map of such groups (DATA-016).
 */
export type WireKind =
  | 'text'
  | 'long_text'
  | 'url'
  | 'integer'
  | 'count'
  | 'decimal'
  | 'cents'
  | 'flag'
  | 'date'
  | 'instant'
  | 'unix_seconds'
  | 'choice'
  | 'texts'
  | 'urls'
  | 'images'
  | 'videos'
  | 'hotspots'
  | 'group'
  | 'group_by_key'

/** One field: its wire name, its name in code and its kind. */
export type WireField<Key extends string = string> = {
  wire: string
  key: Key
  kind: WireKind
  /** The value is required; otherwise null (or false, 0, an empty list) means none. */
  isRequired?: boolean
  /** The allowed values of a `choice`. */
  choices?: readonly string[]
  /** The fields of a `group` or `group_by_key`. */
  fields?: readonly WireField[]
  /** The whole `group` is null if absent. */
  isNullable?: boolean
}

/** Why a value was refused: the dotted wire name and a sentence for the operator. */
export type WireIssue = { field: string; message: string }
