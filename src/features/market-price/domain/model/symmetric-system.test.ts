import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invertSymmetric } from './symmetric-system.ts'

const factor = fc.integer({ min: 1, max: 6 }).chain((size) =>
  fc.array(fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  }),
)

test('a matrix times its inverse is the identity', () => {
  fc.assert(
    fc.property(factor, (rows) => {
      const matrix = rows.map((a, at) =>
        rows.map((b, other) => a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), at === other ? 1 : 0)),
      )
      const inverse = invertSymmetric(matrix)
      matrix.forEach((row, at) => {
        matrix.forEach((_, other) => {
          const product = row.reduce(
            (sum, value, k) => sum + value * (inverse?.[k]?.[other] ?? Number.NaN),
            0,
          )
          expect(product).toBeCloseTo(Number(at === other), 6)
        })
      })
    }),
  )
})

test('a matrix that is not positive definite has no inverse here', () => {
  expect(invertSymmetric([[0]])).toBeNull()
  expect(
    invertSymmetric([
      [1, 2],
      [2, 1],
    ]),
  ).toBeNull()
  expect(invertSymmetric([[Number.NaN]])).toBeNull()
})
