/** So many calls fit into one tRPC request at most; the server refuses more. */
export const MAX_BATCH_SIZE = 20;
