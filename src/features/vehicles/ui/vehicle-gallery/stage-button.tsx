import { Icon, type IconName } from '#src/ui/icon/icon.tsx'

type StageButtonProps = { icon: IconName; label: string; onPress: () => void; className?: string }

export function StageButton({ icon, label, onPress, className = '' }: StageButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onPress}
      className={`inline-flex size-11 noscript:hidden items-center justify-center rounded-full border border-line bg-surface/90 text-ink hover:bg-surface  ${className}`}
    >
      <Icon name={icon} />
    </button>
  )
}
