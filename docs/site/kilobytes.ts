export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB gzip`;
