import { TextLink } from '#web/ui/link.tsx';

interface Props {
  companyId: number;
  subscriber: { id: number; handle: string };
}

/** A subscriber’s handle, linked to its place in the company’s tab. */
export const SubscriberLink = ({ companyId, subscriber: { id, handle } }: Props) => (
  <TextLink
    to="/company/$company_id"
    params={{ company_id: String(companyId) }}
    search={{ tab: 'repeat-infringers', subscriber: String(id) } as never}
    className="[overflow-wrap:anywhere]"
  >
    {handle}
  </TextLink>
);
