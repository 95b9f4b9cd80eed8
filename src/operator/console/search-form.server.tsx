import { Field, FormToken, type Refused } from './frame.server.tsx'

/** Finds an order. Sent as a form and never as an address: what is typed may be a whole code. */
export const SearchForm = ({ formToken, refused }: { formToken: string; refused?: Refused }) => (
  <search>
    <form method="post" action="/operator/search" className="line">
      <FormToken value={formToken} />
      <Field
        label="Find an order"
        name="sought"
        type="search"
        hint="Its reference, its whole code, or an amount in dollars and cents"
        autoComplete="off"
        required
        maxLength={100}
        refused={refused}
      />
      <button type="submit" className="plain">
        Find
      </button>
    </form>
  </search>
)
