/** A name whose hyphenated words stay whole: `Mercedes-Benz` and `V-Strom` never break at their hyphens. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
