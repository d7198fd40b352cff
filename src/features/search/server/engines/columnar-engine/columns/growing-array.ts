export type CodeArray = Uint8Array | Uint16Array | Uint32Array
export type ColumnArray = CodeArray | Int32Array | Float64Array

/** The array, or a copy of at least double size if `length` does not fit. */
export function withRoom<A extends ColumnArray>(array: A, length: number): A {
  if (length <= array.length) return array
  const bigger = new (array.constructor as new (length: number) => A)(Math.max(length, array.length * 2, 64))
  bigger.set(array)
  return bigger
}

/** The array, or a wider copy if `code` does not fit its elements. */
export function wideEnough(array: CodeArray, code: number): CodeArray {
  if (array instanceof Uint8Array && code > 0xff)
    return code > 0xffff ? Uint32Array.from(array) : Uint16Array.from(array)
  if (array instanceof Uint16Array && code > 0xffff) return Uint32Array.from(array)
  return array
}
