import type { ReadyReply } from '../ready-replies.ts'

/** Texts to copy into an answer. The console runs no script, so a press selects the whole text for copying. */
export const OrderReplies = ({ replies }: { replies: readonly ReadyReply[] }) => (
  <section className="card" aria-labelledby="replies">
    <h2 id="replies">Answers to copy</h2>
    <p className="quiet">A press on a text selects all of it. Nothing is sent from here.</p>
    <div>
      {replies.map((reply) => (
        <details key={reply.title}>
          <summary>{reply.title}</summary>
          <ReplyText reply={reply} />
        </details>
      ))}
    </div>
  </section>
)

export const ReplyText = ({ reply }: { reply: ReadyReply }) => <p className="reply">{reply.text}</p>
