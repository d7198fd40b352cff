/** What the dealer promises for this vehicle beyond the law, with a link to the conditions (LEGAL-003). */
export function GuaranteeNote({ text, href }: { text: string; href: string }) {
  return (
    <p className="mb-4 flex flex-wrap items-baseline gap-x-3 rounded-card bg-brand-soft px-4 py-3 text-sm">
      <strong className="font-semibold text-ink">{text}</strong>
      <a href={href} className="text-brand-text underline underline-offset-4">
        Conditions of the guarantee
      </a>
    </p>
  )
}
