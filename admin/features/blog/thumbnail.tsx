import { useState } from 'react';
import { isImageAddress } from '#domain/blog/image-address.ts';

/** The picture at an address that pages may show; nothing for other addresses. */
export const Thumbnail = ({ address }: { address: string }) =>
  isImageAddress(address) ? <Picture key={address} address={address} /> : null;

function Picture({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return <p className="blog-picture-broken">No picture could be loaded from that address.</p>;
  return <img className="blog-thumb" src={address} alt="" onError={() => setFailed(true)} />;
}
