/**
 * How one wire value is written: `cents` are dollars on the wire, `unix_seconds` an instant as a number, `date`
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

/** One field: its wire name, its name in the code and its kind. */
export type WireField<Key extends string = string> = {
  wire: string
  key: Key
  kind: WireKind
  /** A value must be there; without it null (or false, 0, an empty list) stands for nothing. */
  isRequired?: boolean
  /** The allowed values of a `choice`. */
  choices?: readonly string[]
  /** The fields of a `group` or `group_by_key`. */
  fields?: readonly WireField[]
  /** A `group` that is null as a whole when absent. */
  isNullable?: boolean
}

/** Why a wire value was refused: the dotted wire name and a sentence for the operator. */
export type WireIssue = { field: string; message: string }
