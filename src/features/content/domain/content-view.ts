import type { BlogCategory } from './blog-category.ts'

/** DATA-031: heading, image, date and link (PAGE-033). `date` is written in words. */
export type BlogCard = {
  href: string
  heading: string
  image: string
  date: string
  alt: string
  summary: string
  category: BlogCategory
  /** ISO time of `date`. */
  publishedAt: string
}

export type ContentSection = { id: string; heading: string }
export type Question = { id: string; question: string; html: string; text: string }
export type QuestionGroup = ContentSection & { questions: Question[] }

/** A content page as sent to the browser; `html` is sanitised. */
export type ContentPage = {
  path: string
  title: string
  description: string
  image: string | null
  alt: string
  html: string
  sections: ContentSection[]
  /** Questions and answers grouped under their headings; empty on pages that are not FAQs. */
  groups: QuestionGroup[]
  /** Link of the panel at the end of the page. */
  enquire: { label: string; href: string }
}

export type BlogPost = BlogCard & { html: string; description: string }

export const POSTS_PER_PAGE = 12

/** A post's address: its category, then its own name (ROUTE-039). */
export function postHref(category: BlogCategory, slug: string): string {
  return `/blog/${category.slug}/${slug}`
}

/** The contact page with the subject preselected if the form offers it. */
export function enquireHref(category: string): string {
  return `/contact-us?category=${encodeURIComponent(category)}`
}
