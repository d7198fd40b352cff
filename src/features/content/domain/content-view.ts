import type { BlogCategory } from './blog-category.ts'

/** DATA-031: heading, image, date and where it leads (PAGE-033). `date` is written in words. */
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

/** A page of content as the browser gets it; `html` is sanitised. */
export type ContentPage = {
  path: string
  title: string
  description: string
  image: string | null
  alt: string
  html: string
  sections: ContentSection[]
  /** Questions and answers under their headings; empty on pages that are not FAQs. */
  groups: QuestionGroup[]
  /** Where its last panel leads. */
  enquire: { label: string; href: string }
}

/** One blog post as the browser gets it. */
export type BlogPost = BlogCard & { html: string; description: string }

/** How many cards the blog and a category show on one page. */
export const POSTS_PER_PAGE = 12

/** The address of a post: its category, then its own name (ROUTE-039). */
export function postHref(category: BlogCategory, slug: string): string {
  return `/blog/${category.slug}/${slug}`
}

/** The contact page with the subject chosen where the form offers it. */
export function enquireHref(category: string): string {
  return `/contact-us?category=${encodeURIComponent(category)}`
}
