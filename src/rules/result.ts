/** The answer that holds a value. */
export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** The answer that says, as a coded error, why there is no value. */
export const fail = <Fault>(error: Fault): { ok: false; error: Fault } => ({ ok: false, error });
