export const CV_BYTES_MAX = 5 * 1024 * 1024

/** Why a file is not taken, as the applicant reads it. */
export const CV_PROBLEMS = {
  too_large: 'Your CV is larger than 5 MB. Save it as a smaller PDF and choose it again.',
  too_many: 'Choose one file for your CV: put everything into one PDF and choose that.',
  wrong_kind: 'Choose a PDF or Word file for your CV; this one is neither inside, whatever its name says.',
  unsafe:
    'Your CV holds or fetches macros, scripts or other files. Save it as a plain PDF and choose it again.',
  bad_name: 'Rename your CV: the file’s name has characters that a name cannot have. Then choose it again.',
} as const

export type CvProblem = keyof typeof CV_PROBLEMS
