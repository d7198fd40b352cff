type Control = HTMLInputElement & {
  /** Selects only. */
  options?: HTMLOptionsCollection
  _valueTracker?: { setValue(value: string): void }
}

/**
 * Tells React about anything typed or chosen in `root` before its code loaded, as if it were typed now;
 * otherwise a form that keeps its values in state would put back what the server drew. React remembers each
 * value when it takes over and reacts only to differences, so that memory is first reset to the drawn value.
 */
export function hearEarly(root: ParentNode): void {
  for (const control of root.querySelectorAll<Control>('input,select,textarea')) {
    const { type } = control
    // A slider sits at the step nearest to the drawn value and does not move by itself.
    if (type === 'range') continue
    const isTick = type === 'radio' || type === 'checkbox'
    const drawn = isTick
      ? String(control.defaultChecked)
      : control.options
        ? drawnChoice(control.options)
        : control.defaultValue
    const now = isTick ? String(control.checked) : control.value
    if (now === drawn || (type === 'radio' && !control.checked)) continue
    control._valueTracker?.setValue(drawn)
    // A plain Event: a click that is not a MouseEvent ticks nothing itself.
    const heard = isTick ? 'click' : control.options ? 'change' : 'input'
    control.dispatchEvent(new Event(heard, { bubbles: true }))
  }
}

function drawnChoice(options: HTMLOptionsCollection): string {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}
