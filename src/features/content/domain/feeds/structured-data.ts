import type { BlogPost, QuestionGroup } from '../content-view.ts'

export type JsonLd = Record<string, unknown>

/** schema.org FAQPage with questions and answers in plain text (ROUTE-041); null if there are none. */
export function faqJsonLd(groups: readonly QuestionGroup[]): JsonLd | null {
  const questions = groups.flatMap((group) => group.questions)
  if (questions.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

/** schema.org BlogPosting; addresses are absolute. */
export function postJsonLd(
  post: BlogPost,
  site: { url: string; image: string | null; name: string; origin: string },
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.heading,
    description: post.description,
    datePublished: post.publishedAt,
    articleSection: post.category.name,
    mainEntityOfPage: site.url,
    ...(site.image ? { image: [site.image] } : {}),
    author: { '@type': 'Organization', name: site.name, url: `${site.origin}/` },
    publisher: { '@type': 'Organization', name: site.name, url: `${site.origin}/` },
  }
}

/** schema.org BreadcrumbList starting at Home; addresses are absolute. */
export function breadcrumbJsonLd(crumbs: readonly { label: string; path: string }[], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${path}`,
    })),
  }
}
