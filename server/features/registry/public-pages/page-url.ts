/** The address of a company's policy page. */
export const pageUrl = (publicUrl: string, slug: string): string => `${publicUrl}/p/${slug}`;

export const noticeFormUrl = (publicUrl: string, slug: string): string => `${pageUrl(publicUrl, slug)}/notice`;
