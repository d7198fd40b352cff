import type { ComponentProps } from 'react'

type Look = {
  /** One `primary` per screen; whatever ends or removes something is `danger`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** 44, 48 or 52 pixels high. */
  size?: 'small' | 'normal' | 'large'
  /** While its work runs it spins and says so; the caller ignores further presses. */
  isBusy?: boolean
}
type LinkProps = ComponentProps<'a'> & { href: string }
type PressProps = ComponentProps<'button'> & { href?: undefined }

/**
 * The one button; with an address it is a link. Pages short of script budget use only its classes
 * (controls.css).
 */
export function Button(props: Look & (LinkProps | PressProps)) {
  const { variant = 'primary', size = 'normal', isBusy, className = '', ...rest } = props
  const shared = {
    className: `button-${variant} button-${size} ${className}`,
    ...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {}),
  }
  if (rest.href !== undefined) return <a {...rest} {...shared} />
  return <button type="button" {...rest} {...shared} />
}
