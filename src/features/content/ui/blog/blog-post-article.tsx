import type { BlogCard, BlogPost } from '#src/features/content/domain/content-view.ts'
import { EnquirePanel } from '../content/enquire-panel.tsx'
import { PageOpening } from '../content/page-opening.tsx'
import { BlogBlock } from './blog-block.tsx'
import '../prose.css'

type BlogPostArticleProps = {
  post: BlogPost
  crumbs: readonly { label: string; path: string }[]
  more: readonly BlogCard[]
  phone: string
  name: string
  enquireHref: string
}

export function BlogPostArticle({ post, crumbs, more, phone, name, enquireHref }: BlogPostArticleProps) {
  return (
    <main id="main">
      <article>
        <PageOpening
          crumbs={crumbs.slice(0, -1)}
          title={post.heading}
          lead={post.description}
          image={post.image}
          alt={post.alt}
        >
          <p className="mt-4 text-sm text-ink-muted">
            {name}, <time dateTime={post.publishedAt}>{post.date}</time>
          </p>
        </PageOpening>
        <div className="container-page section-space">
          <div
            className="prose-words mx-auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (markdown.ts)
            dangerouslySetInnerHTML={{ __html: post.html }}
          />
        </div>
      </article>
      <div className="container-page">
        <BlogBlock cards={more} heading="Read on" />
      </div>
      <EnquirePanel
        heading="Ask us about it"
        text={`Tell ${name} what you have in mind, in writing or by telephone.`}
        label="Send an enquiry"
        href={enquireHref}
        phone={phone}
      />
    </main>
  )
}
