/** Inverse of a small symmetric positive definite matrix (Cholesky decomposition); null if it is not one. */
export function invertSymmetric(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length
  const lower = cholesky(matrix)
  if (!lower) return null
  const columns = Array.from({ length: size }, (_, column) => {
    const unit = Array.from({ length: size }, (_, row) => Number(row === column))
    return solveUpper(lower, solveLower(lower, unit))
  })
  return columns
}

function cholesky(matrix: readonly (readonly number[])[]): number[][] | null {
  const lower: number[][] = []
  for (const [row, values] of matrix.entries()) {
    const line: number[] = []
    for (let column = 0; column <= row; column++) {
      const other = column === row ? line : at(lower, column)
      let sum = at(values, column)
      for (let k = 0; k < column; k++) sum -= at(line, k) * at(other, k)
      if (column < row) line.push(sum / at(other, column))
      else if (sum > 0 && Number.isFinite(sum)) line.push(Math.sqrt(sum))
      else return null
    }
    lower.push(line)
  }
  return lower
}

function solveLower(lower: readonly number[][], right: readonly number[]): number[] {
  const solved: number[] = []
  for (const [row, line] of lower.entries()) {
    let sum = at(right, row)
    for (let k = 0; k < row; k++) sum -= at(line, k) * at(solved, k)
    solved.push(sum / at(line, row))
  }
  return solved
}

function solveUpper(lower: readonly number[][], right: readonly number[]): number[] {
  const solved = [...right]
  for (let row = lower.length - 1; row >= 0; row--) {
    let sum = at(solved, row)
    for (let k = row + 1; k < lower.length; k++) sum -= at(at(lower, k), row) * at(solved, k)
    solved[row] = sum / at(at(lower, row), row)
  }
  return solved
}

/** An element known to exist. */
function at<T>(values: readonly T[], index: number): T {
  return values[index] as T
}
