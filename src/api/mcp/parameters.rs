//! Faults in the parameters of the protocol's methods.

use rmcp::model::{
    CallToolRequestParams, CancelTaskParams, CompleteRequestParams, DiscoverRequestParams,
    GetPromptRequestParams, GetSkillRequestParams, GetTaskParams, InitializeRequestParams,
    ReadResourceDirectoryRequestParams, ReadResourceRequestParams, SubscribeRequestParams,
    SubscriptionsListenRequestParams, UnsubscribeRequestParams, UpdateTaskParams,
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tessera_rules::game::shortened;

/// The fault of parameters that the protocol's own parser refused, such as "missing field `clientInfo`". Absent
/// parameters count as an empty object. `None` for methods that need no parameters, are deprecated or don't exist.
pub(super) fn fault(method: &str, params: Option<Value>) -> Option<String> {
    let params = params.unwrap_or_else(|| Value::Object(Map::new()));
    let refused = match method {
        "initialize" => read::<InitializeRequestParams>(params),
        "server/discover" => read::<DiscoverRequestParams>(params),
        "completion/complete" => read::<CompleteRequestParams>(params),
        "prompts/get" => read::<GetPromptRequestParams>(params),
        "resources/read" => read::<ReadResourceRequestParams>(params),
        "resources/directory/read" => read::<ReadResourceDirectoryRequestParams>(params),
        "resources/subscribe" => read::<SubscribeRequestParams>(params),
        "resources/unsubscribe" => read::<UnsubscribeRequestParams>(params),
        "subscriptions/listen" => read::<SubscriptionsListenRequestParams>(params),
        "tools/call" => read::<CallToolRequestParams>(params),
        "tasks/get" => read::<GetTaskParams>(params),
        "tasks/update" => read::<UpdateTaskParams>(params),
        "tasks/cancel" => read::<CancelTaskParams>(params),
        "skills/get" => read::<GetSkillRequestParams>(params),
        _ => return None,
    };
    // An empty object would do.
    Some(refused.unwrap_or_else(|| "`params` is missing".to_owned()))
}

/// Reason why parameters are not of this type.
fn read<T: DeserializeOwned>(params: Value) -> Option<String> {
    let error = serde_path_to_error::deserialize::<_, T>(params).err()?;
    let path = error.path().to_string();
    let why = error.into_inner().to_string();
    Some(match path.as_str() {
        "." => shortened(&why).to_string(),
        path => format!("`{path}`: {why}", path = shortened(path), why = shortened(&why)),
    })
}
