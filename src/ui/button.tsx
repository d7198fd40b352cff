import type { ComponentProps } from 'react'

type Look = {
  /** One `primary` a screen; what ends or removes something is `danger`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** 44, 48 or 52 pixels high. */
  size?: 'small' | 'normal' | 'large'
  /** Its work is under way: it turns, says so, and whoever hears the press again ignores it. */
  isBusy?: boolean
}
type LinkProps = ComponentProps<'a'> & { href: string }
type PressProps = ComponentProps<'button'> & { href?: undefined }

/** The one button: a link where it has an address. Scripts of every page carry its classes alone (controls.css). */
export function Button(props: Look & (LinkProps | PressProps)) {
  const { variant = 'primary', size = 'normal', isBusy, className = '', ...rest } = props
  const shared = {
    className: `button-${variant} button-${size} ${className}`,
    ...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {}),
  }
  if (rest.href !== undefined) return <a {...rest} {...shared} />
  return <button type="button" {...rest} {...shared} />
}
