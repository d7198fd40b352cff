type Control = HTMLInputElement & {
  /** Of a select alone. */
  options?: HTMLOptionsCollection
  _valueTracker?: { setValue(value: string): void }
}

/**
 * What was typed or chosen in `root` before its code came, told to React as if it were typed now: a form that keeps its
 * values in state would else put back what the server drew. React notes what stands there when it takes over and hears
 * only what differs from that, so its note is set back to what was drawn.
 */
export function hearEarly(root: ParentNode): void {
  for (const control of root.querySelectorAll<Control>('input,select,textarea')) {
    const { type } = control
    // A slider stands at the nearest step of what was drawn, and moves nothing by itself
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
    // A plain Event: a click that is no MouseEvent ticks nothing itself
    const heard = isTick ? 'click' : control.options ? 'change' : 'input'
    control.dispatchEvent(new Event(heard, { bubbles: true }))
  }
}

function drawnChoice(options: HTMLOptionsCollection): string {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}
