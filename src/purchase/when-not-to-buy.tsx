/** Where something else serves a homeowner better than a plan. */
export function WhenNotToBuy() {
  return (
    <ul className="max-w-reading list-disc space-y-2 ps-6">
      <li>Only the code matters to you, and the job has a permit: the city’s inspection is part of the permit.</li>
      <li>Somebody else should look: a certified home inspector comes to the house and writes a report. We do not.</li>
      <li>The repair is small, and you can see and test it yourself: the three free items may be all you need.</li>
    </ul>
  )
}
