/** Keeps hyphenated names whole: `Mercedes-Benz` and `V-Strom` never break at the hyphen. */
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
